package io.tagwave.report;

import io.tagwave.report.CrawlReport.SequenceOfPage;
import io.tagwave.store.query.SqlStatementException;
import java.util.List;

/** Draws the first few lists, if their pages are stored, as boxes in the tag path sequence. */
final class SequenceFigures {

    private static final int MOST = 8;

    private final ReportQueries answers;
    private final SequenceOfPage sequences;
    private int drawn;

    SequenceFigures(ReportQueries answers, SequenceOfPage sequences) {
        this.answers = answers;
        this.sequences = sequences;
    }

    void write(HtmlReport report, long list) throws SqlStatementException {
        if (drawn == MOST) {
            return;
        }
        List<List<Object>> found = answers.rows("SELECT p.id, p.charset, r.start_pos, r.end_pos FROM region r"
                + " JOIN page p ON p.id = r.page_id WHERE r.id = " + list);
        byte[] html = found.isEmpty()
                ? null
                : answers.session.pageHtml((Long) found.get(0).get(0));
        if (html != null) {
            drawn++;
            draw(report, found.get(0), sequences.of(html, (String) found.get(0).get(1)));
        }
    }

    private static void draw(HtmlReport report, List<Object> page, int[] codes) {
        int start = ((Number) page.get(2)).intValue();
        int end = ((Number) page.get(3)).intValue();
        double[] x = new double[codes.length];
        double[] y = new double[codes.length];
        double highest = 0;
        for (int i = 0; i < codes.length; i++) {
            x[i] = i;
            y[i] = codes[i];
            highest = Math.max(highest, codes[i]);
        }
        report.markup("<details><summary>Position in the page</summary>");
        report.figure(
                Chart.of("Tag path sequence of the page", "position of the node", "number of its tag path")
                        .line("path", x, y)
                        .box("list", start, end, 0, highest),
                "Each position is a node of the page, its height the number of its tag path. The list has positions "
                        + start + " to " + end + ".");
        report.markup("</details>\n");
    }
}
