package io.tagwave.serve;

import io.tagwave.report.HtmlWriter;
import io.tagwave.report.Markup;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Shows the first page: every list with the text of its first records. */
final class OverviewHandler {

    private static final int LISTS_A_PAGE = 200;
    private static final int SAMPLES = 2;
    private static final int SAMPLE_LENGTH = 160;

    private OverviewHandler() {}

    static ServerResponse page(SqlSession session, ServerRequest request) throws SqlStatementException {
        RowSelection selection = new RowSelection(session, TableSource.lists(session), request, LISTS_A_PAGE);
        List<List<Object>> lists = selection.rows();
        long total = selection.count();
        Map<Long, List<String>> samples = samples(session, lists);
        return PageLayout.respond("Lists", "/", html -> {
            lists(html, selection, lists, total, samples);
            FilterableTable.pageLinks(html, "More lists", LocalUrl.of(request), selection, lists.size(), total);
        });
    }

    private static void lists(
            HtmlWriter html,
            RowSelection selection,
            List<List<Object>> lists,
            long total,
            Map<Long, List<String>> samples) {
        int offset = selection.offset();
        String count = "Lists " + (offset + 1) + " to " + (offset + lists.size()) + " of " + Markup.count(total)
                + ", the latest crawl first, then the longest list.";
        String none = total == 0 ? "No list was found yet." : "There are no more lists.";
        html.element("p", lists.isEmpty() ? none : count, "class", "count");
        html.open("ol", "class", "lists", "start", String.valueOf(offset + 1));
        for (List<Object> row : lists) {
            Long list = (Long) row.get(0);
            String url = String.valueOf(row.get(3));
            html.open("li").open("h2").link("/lists/" + list, Markup.shortened(String.valueOf(row.get(6)), 100));
            html.close().open("p");
            html.text(row.get(5) + " records on " + row.get(4) + " pages of crawl " + row.get(1) + ": ");
            html.outside(url, Markup.shortened(url, 100)).close();
            for (String sample : samples.getOrDefault(list, List.of())) {
                html.element("p", Markup.shortened(sample, SAMPLE_LENGTH), "class", "sample");
            }
            html.close();
        }
        html.close();
    }

    /** Returns the texts of the first records by list; a list has the number of its first region. */
    private static Map<Long, List<String>> samples(SqlSession session, List<List<Object>> lists)
            throws SqlStatementException {
        Map<Long, List<String>> samples = new LinkedHashMap<>();
        if (lists.isEmpty()) {
            return samples;
        }
        String numbers = lists.stream().map(row -> String.valueOf(row.get(0))).collect(Collectors.joining(", "));
        for (List<Object> row : session.rows("SELECT region_id, text FROM data_record WHERE region_id IN (" + numbers
                + ") AND ordinal < " + SAMPLES + " ORDER BY region_id, ordinal")) {
            samples.computeIfAbsent((Long) row.get(0), list -> new ArrayList<>())
                    .add(String.valueOf(row.get(1)));
        }
        return samples;
    }
}
