package io.tagwave.report;

import io.tagwave.store.StoreException;
import io.tagwave.store.query.QueryRows;
import io.tagwave.store.query.SqlProblem;
import io.tagwave.store.query.SqlSession;
import java.util.ArrayList;
import java.util.List;

/**
 * One page about a crawl: outcomes, hosts, time by stage, the largest lists as tables with the picture of their first
 * page, and rendering against parsing where it was measured.
 */
public final class CrawlReport {

    private static final int LISTS = 8;
    private static final int ROWS = 100;
    private static final int CELL = 160;

    private final SqlSession session;
    private final SequenceOfPage sequences;

    /** Makes the tag path sequence of a page from its bytes. */
    public interface SequenceOfPage {
        int[] of(byte[] html, String charset);
    }

    public CrawlReport(SqlSession session, SequenceOfPage sequences) {
        this.session = session;
        this.sequences = sequences;
    }

    /**
     * The page as HTML.
     *
     * @param wanted number of the crawl, or null for the latest
     */
    public String html(Long wanted) throws SqlProblem {
        List<List<Object>> crawls = rows("SELECT id, started_at, state, settings FROM crawl"
                + (wanted == null ? " ORDER BY id DESC LIMIT 1" : " WHERE id = " + wanted));
        if (crawls.isEmpty()) {
            throw new StoreException("expected a crawl" + (wanted == null ? "" : " " + wanted) + ", found none");
        }
        long crawl = (Long) crawls.get(0).get(0);
        HtmlReport report = new HtmlReport("Crawl " + crawl).interactive();
        report.paragraph("Started " + crawls.get(0).get(1) + ", "
                + crawls.get(0).get(2) + ". tagwave " + crawls.get(0).get(3));
        outcomes(report, crawl);
        hosts(report, crawl);
        stages(report, crawl);
        for (List<Object> list : rows("SELECT list, pages, records, url FROM lists WHERE crawl_id = " + crawl
                + " ORDER BY records DESC LIMIT " + LISTS)) {
            list(report, list);
        }
        rendering(report);
        return report.toHtml();
    }

    private void outcomes(HtmlReport report, long crawl) throws SqlProblem {
        report.section("Outcomes");
        report.table(table(
                "How the visits ended",
                "SELECT outcome, status, COUNT(*) AS pages, SUM(record_count) AS records, MIN(error) AS for_example"
                        + " FROM page WHERE crawl_id = " + crawl + " GROUP BY outcome, status ORDER BY 3 DESC"));
    }

    private void hosts(HtmlReport report, long crawl) throws SqlProblem {
        report.section("Hosts");
        report.table(table(
                "Pages and records of each host",
                "SELECT host, COUNT(*) AS pages, SUM(CASE WHEN outcome = 'done' THEN 1 ELSE 0 END) AS done,"
                        + " SUM(bytes) AS bytes, SUM(record_count) AS records FROM page WHERE crawl_id = " + crawl
                        + " GROUP BY host ORDER BY pages DESC LIMIT 200"));
    }

    private void stages(HtmlReport report, long crawl) throws SqlProblem {
        String sql = "SELECT t.stage, COUNT(*) AS pages, SUM(t.millis) AS millis, AVG(t.millis) AS mean,"
                + " MAX(t.millis) AS slowest FROM timing t JOIN page p ON p.id = t.page_id WHERE p.crawl_id = " + crawl
                + " GROUP BY t.stage ORDER BY millis DESC";
        List<List<Object>> rows = rows(sql);
        if (rows.isEmpty()) {
            return;
        }
        report.section("Time by stage");
        List<String> names =
                rows.stream().map(row -> String.valueOf(row.get(0))).toList();
        double[] means = rows.stream()
                .mapToDouble(row -> ((Number) row.get(3)).doubleValue())
                .toArray();
        report.figure(
                Chart.of("Mean time of a page", "stage", "milliseconds").bars("mean", names, means),
                "Reading is the network; all other stages are work on this machine.");
        report.table(table("Milliseconds by stage", sql));
    }

    private void list(HtmlReport report, List<Object> list) throws SqlProblem {
        report.section("List " + list.get(0) + ": " + list.get(2) + " records on " + list.get(1) + " pages");
        report.paragraph("First page: " + list.get(3));
        List<List<Object>> page = rows("SELECT p.id, p.nodes, p.charset, r.start_pos, r.end_pos FROM region r"
                + " JOIN page p ON p.id = r.page_id WHERE r.id = " + list.get(0));
        if (!page.isEmpty()) {
            picture(report, page.get(0));
        }
        report.table(table(
                "The first rows of view merged_" + list.get(0),
                "SELECT * FROM merged_" + list.get(0) + " FETCH FIRST " + ROWS + " ROWS ONLY"));
    }

    /** Where the list stands in its page's signal; without the page's bytes the place alone. */
    private void picture(HtmlReport report, List<Object> page) throws SqlProblem {
        int start = ((Number) page.get(3)).intValue();
        int end = ((Number) page.get(4)).intValue();
        byte[] html = session.pageHtml((Long) page.get(0));
        Chart chart = Chart.of("Tag path sequence of the page", "position", "tag path");
        if (html == null) {
            double nodes = ((Number) page.get(1)).doubleValue();
            report.figure(
                    chart.box("list", start, end, 0, 1).box("page", 0, nodes, 0, 1),
                    "The list takes positions " + start + " to " + end + " of " + (long) nodes
                            + ". The sequence itself is drawn for crawls with --keep-html.");
            return;
        }
        int[] codes = sequences.of(html, (String) page.get(2));
        double[] x = new double[codes.length];
        double[] y = new double[codes.length];
        double highest = 0;
        for (int i = 0; i < codes.length; i++) {
            x[i] = i;
            y[i] = codes[i];
            highest = Math.max(highest, codes[i]);
        }
        report.figure(
                chart.line("path", x, y).box("list", start, end, 0, highest),
                "Each position is a node of the page, its height the number of its tag path. The list takes positions "
                        + start + " to " + end + ".");
    }

    private void rendering(HtmlReport report) throws SqlProblem {
        Table table = table(
                "Milliseconds and records, parsed and rendered",
                "SELECT run, url, parsed_millis, rendered_millis, ratio, parsed_records, rendered_records"
                        + " FROM render_vs_parse ORDER BY run, url LIMIT 500");
        if (!table.rows().isEmpty()) {
            report.section("Rendered against parsed").table(table);
        }
    }

    private Table table(String caption, String sql) throws SqlProblem {
        try (QueryRows found = session.run(sql)) {
            List<List<String>> rows = new ArrayList<>();
            for (List<Object> row = found.next(); row != null; row = found.next()) {
                rows.add(row.stream().map(CrawlReport::cell).toList());
            }
            return new Table(caption, found.columns(), rows);
        }
    }

    private List<List<Object>> rows(String sql) throws SqlProblem {
        try (QueryRows found = session.run(sql)) {
            List<List<Object>> rows = new ArrayList<>();
            for (List<Object> row = found.next(); row != null; row = found.next()) {
                rows.add(row);
            }
            return rows;
        }
    }

    private static String cell(Object value) {
        if (value == null) {
            return "";
        }
        if (value instanceof Double number) {
            return Markup.label(number);
        }
        String text = String.valueOf(value);
        return text.length() <= CELL ? text : text.substring(0, CELL - 1) + "…";
    }
}
