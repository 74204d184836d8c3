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
import org.jspecify.annotations.Nullable;

/** Writes a page with all its rows. Neither commits nor rolls back: the transaction is the caller's. Not thread-safe. */
public final class PageWriter {

    private final Connection connection;
    private final PreparedStatement page;
    private final PreparedStatement html;
    private final PreparedStatement detail;
    private final AnchorWriter anchors;
    private final RegionWriter regions;

    public PageWriter(Database database, Connection connection) throws SQLException {
        this.connection = connection;
        page = Sql.insert(
                connection,
                "page",
                "id, crawl_id, url, final_url, host, depth, status, outcome, content_type, charset, bytes, sha256,"
                        + " fetched_at, rendered, nodes, region_count, record_count, link_count, found_count, attempts,"
                        + " canonical, duplicate_of, etag, last_modified, error");
        html = Sql.insert(connection, "page_html", "page_id, html");
        detail = Sql.insert(
                connection,
                "page_detail",
                "page_id, links, menu_xpath, menu_weight, menu_links, read_millis, parse_millis, sequence_millis,"
                        + " segment_millis, locate_millis, align_millis, classify_millis, rows_millis");
        anchors = new AnchorWriter(database, connection);
        regions = new RegionWriter(database, connection);
    }

    /**
     * Writes one visit.
     *
     * @param read null when the outcome left nothing to read
     */
    public void write(
            long crawlId,
            Lease lease,
            FetchedPage fetched,
            @Nullable AnalyzedPage<PageAnalysis> read,
            StoredPageFacts facts)
            throws SQLException {
        Extraction extraction = read == null ? null : read.analysis().extraction();
        Sql.update(
                page,
                lease.id(),
                crawlId,
                lease.url(),
                fetched.finalUrl(),
                lease.host(),
                lease.depth(),
                fetched.status() == 0 ? null : fetched.status(),
                fetched.outcome().code(),
                fetched.contentType(),
                fetched.charset() == null ? null : fetched.charset().name(),
                (long) fetched.body().length,
                facts.sha256(),
                fetched.fetchedAt().atOffset(ZoneOffset.UTC),
                fetched.rendered(),
                extraction == null ? 0 : extraction.nodes(),
                extraction == null ? 0 : extraction.regions().size(),
                extraction == null ? 0 : extraction.recordCount(),
                read == null ? 0 : read.links().size(),
                facts.foundCount(),
                lease.attempt(),
                read == null ? null : read.canonical(),
                facts.duplicateOf(),
                fetched.headers().get("etag"),
                fetched.headers().get("last-modified"),
                fetched.error());
        writeDetail(lease.id(), fetched, read);
        if (read != null) {
            writeAnalysis(crawlId, lease, fetched, read.analysis());
        }
    }

    /** Forgets the numbers of links after a page was rolled back. */
    public void forget() throws SQLException {
        anchors.forget();
    }

    private void writeDetail(long pageId, FetchedPage fetched, @Nullable AnalyzedPage<PageAnalysis> read)
            throws SQLException {
        PageAnalysis analysis = read == null ? null : read.analysis();
        PageMenu menu = analysis == null ? null : analysis.menu();
        Extraction extraction = analysis == null ? null : analysis.extraction();
        Timings timings = extraction == null ? null : extraction.timings();
        Long[] links = read == null || read.links().isEmpty() ? null : links(read.links());
        Long[] entries = menu == null ? null : entries(menu);
        anchors.execute();
        Sql.update(
                detail,
                pageId,
                links,
                menu == null ? null : menu.xpath(),
                menu == null ? null : menu.weight(),
                entries,
                fetched.millis(),
                analysis == null ? null : analysis.parseMillis(),
                timings == null ? null : timings.sequence(),
                timings == null ? null : timings.segment(),
                timings == null ? null : timings.locate(),
                timings == null ? null : timings.align(),
                timings == null ? null : timings.classify(),
                timings == null ? null : timings.rows());
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

    private void writeAnalysis(long crawlId, Lease lease, FetchedPage fetched, PageAnalysis analysis)
            throws SQLException {
        if (analysis.extraction() != null) {
            regions.write(lease.id(), analysis.extraction().regions());
        }
        if (lease.depth() <= analysis.keptDepth()) {
            // A list keeps the page that it was last read from.
            String older =
                    "DELETE FROM page_html WHERE page_id IN (SELECT p.id FROM page p JOIN crawl c ON c.id = p.crawl_id"
                            + " WHERE p.url = ? AND p.crawl_id < ? AND c.settings LIKE 'list %')";
            Sql.update(connection, older, fetched.url(), crawlId);
            Sql.update(html, lease.id(), fetched.body());
        }
        for (PagePart part : analysis.parts()) {
            part.write(connection, crawlId, lease.id());
        }
    }
}
