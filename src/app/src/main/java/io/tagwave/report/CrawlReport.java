package io.tagwave.report;

import io.tagwave.store.StoreException;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes one page about a crawl: its lists, the changes since the previous crawl, its visits and times. */
public record CrawlReport(SqlSession session) {

    private static final int LONGEST_COMMAND = 500;

    /**
     * Returns the page as HTML.
     *
     * @param wanted number of the crawl; null for the latest
     */
    public String html(@Nullable Long wanted) throws SqlStatementException {
        List<List<Object>> crawls = session.rows("SELECT id, started_at, state, settings FROM crawl"
                + (wanted == null ? " ORDER BY id DESC LIMIT 1" : " WHERE id = " + wanted));
        if (crawls.isEmpty()) {
            throw new StoreException("expected a crawl" + (wanted == null ? "" : " " + wanted) + ", found none");
        }
        List<Object> about = crawls.get(0);
        long crawl = (Long) about.get(0);
        HtmlReport report = new HtmlReport("Crawl " + crawl);
        ReportedLists lists = ReportedLists.of(session, crawl);
        CrawlSections sections = new CrawlSections(session, crawl);
        report.paragraph(lists.summary() + sections.summary());
        String started = about.get(1).toString().replaceFirst("\\.\\d+", "").replace('T', ' ');
        String command = Markup.shortened(String.valueOf(about.get(3)), LONGEST_COMMAND);
        report.paragraph("Started " + started + ", " + about.get(2) + ": tagwave " + command);
        lists.write(report);
        sections.changes(report);
        sections.crawl(report);
        return report.toHtml();
    }
}
