package io.tagwave.store;

import io.tagwave.extract.Extraction;
import io.tagwave.extract.Timings;
import io.tagwave.web.AnalyzedPage;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.Lease;
import io.tagwave.web.Link;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.ZoneOffset;
import java.util.List;

/**
 * Writes a page with all its rows. Neither commits nor rolls back: the transaction is its caller's. Not for use by two
 * threads at once.
 */
public final class PageWriter {

    private final Connection connection;
    private final PreparedStatement page;
    private final PreparedStatement html;
    private final PreparedStatement detail;
    private final AnchorWriter anchors;
    private final RegionWriter regions;

    public PageWriter(Database database, Connection connection) throws SQLException {
        this.connection = connection;
        page = connection.prepareStatement(
                "INSERT INTO page (id, crawl_id, url, final_url, host, depth, status, outcome,"
                        + " content_type, charset, bytes, sha256, fetched_at, rendered, nodes, region_count, record_count,"
                        + " link_count, found_count, attempts, canonical, duplicate_of, etag, last_modified, error)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
        html = connection.prepareStatement("INSERT INTO page_html (page_id, html) VALUES (?, ?)");
        detail = connection.prepareStatement("INSERT INTO page_detail (page_id, links, menu_xpath, menu_weight,"
                + " menu_links, read_millis, parse_millis, sequence_millis, segment_millis, locate_millis, align_millis,"
                + " classify_millis, rows_millis) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
        anchors = new AnchorWriter(database, connection);
        regions = new RegionWriter(database, connection);
    }

    /**
     * Writes one visit.
     *
     * @param read null when the outcome left nothing to read
     */
    public void write(
            long crawlId, Lease lease, FetchedPage fetched, AnalyzedPage<PageAnalysis> read, StoredPageFacts facts)
            throws SQLException {
        writePage(crawlId, lease, fetched, read, facts);
        writeDetail(lease.id(), fetched, read);
        if (read != null) {
            writeAnalysis(crawlId, lease.id(), fetched, read.analysis());
        }
    }

    /** To be called when a page was rolled back. */
    public void forget() throws SQLException {
        anchors.forget();
    }

    private void writePage(
            long crawlId, Lease lease, FetchedPage fetched, AnalyzedPage<PageAnalysis> read, StoredPageFacts facts)
            throws SQLException {
        Extraction extraction = read == null ? null : read.analysis().extraction();
        StatementParameters row = new StatementParameters(page)
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

    private void writeDetail(long pageId, FetchedPage fetched, AnalyzedPage<PageAnalysis> read) throws SQLException {
        StatementParameters row = new StatementParameters(detail).add(pageId);
        PageAnalysis analysis = read == null ? null : read.analysis();
        PageMenu menu = analysis == null ? null : analysis.menu();
        row.add(read == null || read.links().isEmpty() ? null : links(read.links()))
                .add(menu == null ? null : menu.xpath())
                .add(menu == null ? null : menu.weight())
                .add(menu == null ? null : entries(menu))
                .add(fetched.millis())
                .add(analysis == null ? null : analysis.parseMillis());
        addTimings(row, analysis == null ? null : analysis.extraction());
        anchors.execute();
        detail.executeUpdate();
    }

    private Long[] links(List<Link> links) throws SQLException {
        Long[] numbers = new Long[links.size()];
        for (int i = 0; i < numbers.length; i++) {
            Link link = links.get(i);
            long number = anchors.number(link.url(), link.text(), link.nofollow());
            numbers[i] = link.inMenu() ? -number : number;
        }
        return numbers;
    }

    private Long[] entries(PageMenu menu) throws SQLException {
        Long[] numbers = new Long[menu.links().size()];
        for (int i = 0; i < numbers.length; i++) {
            PageMenu.Entry entry = menu.links().get(i);
            numbers[i] = anchors.number(entry.href(), entry.text(), false);
        }
        return numbers;
    }

    private static void addTimings(StatementParameters row, Extraction extraction) throws SQLException {
        Timings timings = extraction == null ? null : extraction.timings();
        row.add(timings == null ? null : timings.sequence())
                .add(timings == null ? null : timings.segment())
                .add(timings == null ? null : timings.locate())
                .add(timings == null ? null : timings.align())
                .add(timings == null ? null : timings.classify())
                .add(timings == null ? null : timings.rows());
    }

    private void writeAnalysis(long crawlId, long pageId, FetchedPage fetched, PageAnalysis analysis)
            throws SQLException {
        if (analysis.extraction() != null) {
            regions.write(pageId, analysis.extraction().regions());
        }
        if (analysis.keepHtml()) {
            new StatementParameters(html).add(pageId).add(fetched.body());
            html.executeUpdate();
        }
        for (PagePart part : analysis.parts()) {
            part.write(connection, crawlId, pageId);
        }
    }
}
