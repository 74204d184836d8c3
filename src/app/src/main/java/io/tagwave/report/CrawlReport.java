package io.tagwave.report;

import io.tagwave.store.StoreException;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes one page about a crawl: its lists, the changes since the previous crawl, its visits and times. */
public final class CrawlReport {

    private final ReportQueries answers;
    private final SequenceOfPage sequences;
    private final boolean pictures;
    private final Progress progress;

    /** Computes the tag path sequence of a page. */
    public interface SequenceOfPage {
        int[] of(byte[] html, String charset);
    }

    /** Receives the number of lists that are done, of those that are shown in full. */
    public interface Progress {
        void at(int lists, int most);
    }

    /**
     * Creates a report.
     *
     * @param pictures whether pictures of lists are shown, which the browser then loads from their servers
     */
    public CrawlReport(SqlSession session, SequenceOfPage sequences, boolean pictures, Progress progress) {
        this.answers = new ReportQueries(session);
        this.sequences = sequences;
        this.pictures = pictures;
        this.progress = progress;
    }

    /**
     * Returns the page as HTML.
     *
     * @param wanted number of the crawl; null for the latest
     */
    public String html(@Nullable Long wanted) throws SqlStatementException {
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
