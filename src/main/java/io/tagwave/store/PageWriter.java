package io.tagwave.store;

import io.tagwave.extract.Extraction;
import io.tagwave.extract.Timings;
import io.tagwave.page.FetchedPage;
import io.tagwave.page.Lease;
import io.tagwave.page.Link;
import io.tagwave.page.ReadPage;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.ZoneOffset;
import java.util.List;

/**
 * Writes a page with all its rows. Neither commits nor rolls back: the transaction is its caller's. Not for use by two
 * threads at once.
 */
final class PageWriter {

    private final Connection connection;
    private final PreparedStatement page;
    private final PreparedStatement html;
    private final PreparedStatement link;
    private final PreparedStatement timing;
    private final RegionWriter regions;

    PageWriter(Database database, Connection connection) throws SQLException {
        this.connection = connection;
        page = connection.prepareStatement(
                "INSERT INTO page (id, crawl_id, url, final_url, host, depth, status, outcome,"
                        + " content_type, charset, bytes, sha256, fetched_at, rendered, nodes, region_count, record_count,"
                        + " link_count, found_count, attempts, canonical, duplicate_of, etag, last_modified, error)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
        html = connection.prepareStatement("INSERT INTO page_html (page_id, html) VALUES (?, ?)");
        link = connection.prepareStatement(
                "INSERT INTO link (page_id, ordinal, url, text, nofollow, in_menu) VALUES (?, ?, ?, ?, ?, ?)");
        timing = connection.prepareStatement("INSERT INTO timing (page_id, stage, millis) VALUES (?, ?, ?)");
        regions = new RegionWriter(database, connection);
    }

    /**
     * Writes one visit.
     *
     * @param read null when the outcome left nothing to read
     */
    void write(long crawlId, Lease lease, FetchedPage fetched, ReadPage<PageAnalysis> read, PageFacts facts)
            throws SQLException {
        // A page that failed half way may have left rows that were never sent.
        link.clearBatch();
        timing.clearBatch();
        writePage(crawlId, lease, fetched, read, facts);
        addTiming(lease.id(), "read", fetched.millis());
        if (read != null) {
            writeLinks(lease.id(), read.links());
            writeAnalysis(crawlId, lease.id(), fetched, read.analysis());
        }
        timing.executeBatch();
    }

    private void writePage(long crawlId, Lease lease, FetchedPage fetched, ReadPage<PageAnalysis> read, PageFacts facts)
            throws SQLException {
        Extraction extraction = read == null ? null : read.analysis().extraction();
        Row row = new Row(page)
                .add(lease.id())
                .add(crawlId)
                .add(lease.url())
                .add(fetched.finalUrl())
                .add(lease.host())
                .add(lease.depth())
                .add(fetched.status() == 0 ? null : fetched.status())
                .add(fetched.outcome().code())
                .add(fetched.contentType())
                .add(fetched.charset() == null ? null : fetched.charset().name())
                .add((long) fetched.body().length)
                .add(facts.sha256())
                .add(fetched.fetchedAt().atOffset(ZoneOffset.UTC))
                .add(fetched.rendered());
        row.add(extraction == null ? 0 : extraction.nodes())
                .add(extraction == null ? 0 : extraction.regions().size())
                .add(extraction == null ? 0 : extraction.recordCount())
                .add(read == null ? 0 : read.links().size())
                .add(facts.foundCount())
                .add(lease.attempt())
                .add(read == null ? null : read.canonical())
                .add(facts.duplicateOf())
                .add(fetched.headers().get("etag"))
                .add(fetched.headers().get("last-modified"))
                .add(fetched.error());
        page.executeUpdate();
    }

    private void writeLinks(long pageId, List<Link> links) throws SQLException {
        int ordinal = 0;
        for (Link found : links) {
            new Row(link)
                    .add(pageId)
                    .add(ordinal++)
                    .add(found.url())
                    .add(found.text())
                    .add(found.nofollow())
                    .add(found.inMenu());
            link.addBatch();
        }
        link.executeBatch();
    }

    private void writeAnalysis(long crawlId, long pageId, FetchedPage fetched, PageAnalysis analysis)
            throws SQLException {
        addTiming(pageId, "parse", analysis.parseMillis());
        if (analysis.extraction() != null) {
            regions.write(pageId, analysis.extraction().regions());
            writeTimings(pageId, analysis.extraction().timings());
        }
        if (analysis.keepHtml()) {
            new Row(html).add(pageId).add(fetched.body());
            html.executeUpdate();
        }
        for (PagePart part : analysis.parts()) {
            part.write(connection, crawlId, pageId);
        }
    }

    private void writeTimings(long pageId, Timings timings) throws SQLException {
        addTiming(pageId, "sequence", timings.sequence());
        addTiming(pageId, "segment", timings.segment());
        addTiming(pageId, "locate", timings.locate());
        addTiming(pageId, "align", timings.align());
        addTiming(pageId, "classify", timings.classify());
    }

    private void addTiming(long pageId, String stage, double millis) throws SQLException {
        new Row(timing).add(pageId).add(stage).add(millis);
        timing.addBatch();
    }
}
