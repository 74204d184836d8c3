package io.tagwave.report;

import io.tagwave.store.StoreException;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.util.List;

/**
 * One page about a crawl: first what was found, list by list, and what changed since the crawl before; then how the visits went; last the
 * work of the machine.
 */
public final class CrawlReport {

    private final ReportQueries answers;
    private final SequenceOfPage sequences;
    private final boolean pictures;
    private final Progress progress;

    /** Makes the tag path sequence of a page from its bytes. */
    public interface SequenceOfPage {
        int[] of(byte[] html, String charset);
    }

    /** Is told after each list how many of those that are shown in full are done. */
    public interface Progress {
        void at(int lists, int most);
    }

    /**
     * A report.
     *
     * @param pictures whether pictures of lists are shown, which asks their servers for them whenever somebody opens the page
     */
    public CrawlReport(SqlSession session, SequenceOfPage sequences, boolean pictures, Progress progress) {
        this.answers = new ReportQueries(session);
        this.sequences = sequences;
        this.pictures = pictures;
        this.progress = progress;
    }

    /**
     * The page as HTML.
     *
     * @param wanted number of the crawl, or null for the latest
     */
    public String html(Long wanted) throws SqlStatementException {
        List<List<Object>> crawls = answers.rows("SELECT id, started_at, state, settings FROM crawl"
                + (wanted == null ? " ORDER BY id DESC LIMIT 1" : " WHERE id = " + wanted));
        if (crawls.isEmpty()) {
            throw new StoreException("expected a crawl" + (wanted == null ? "" : " " + wanted) + ", found none");
        }
        List<Object> about = crawls.get(0);
        long crawl = (Long) about.get(0);
        HtmlReport report = new HtmlReport("Crawl " + crawl).interactive();
        if (pictures) {
            report.withPictures();
        }
        ReportedLists found = new ReportedLists(answers, crawl, pictures);
        report.paragraph(found.summary());
        report.paragraph(
                "Started " + about.get(1).toString().replaceFirst("\\.\\d+", "").replace('T', ' ') + ", " + about.get(2)
                        + ": tagwave " + Markup.shortened(String.valueOf(about.get(3)), 500));
        found.write(report, new SequenceFigures(answers, sequences), progress);
        CrawlSections parts = new CrawlSections(answers, crawl);
        parts.changes(report);
        parts.crawl(report);
        parts.machine(report);
        return report.toHtml();
    }
}
