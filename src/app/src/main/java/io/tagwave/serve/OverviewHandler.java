package io.tagwave.serve;

import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The first page: the crawls, and every list with what its first records say. */
final class OverviewHandler {

    private static final int LISTS_A_PAGE = 200;
    private static final int SAMPLES = 2;
    private static final int SAMPLE_LENGTH = 160;

    private final SessionPool readers;

    OverviewHandler(SessionPool readers) {
        this.readers = readers;
    }

    ServerResponse page(ServerRequest request) throws SqlStatementException, RejectedRequestException {
        return readers.read(session -> {
            RowSelection selection = RowSelection.of(session, TableSource.lists(session), request, LISTS_A_PAGE);
            List<List<Object>> lists = Rows.of(selection.rows());
            long total = selection.count();
            Map<Long, List<String>> samples = samples(session, lists);
            List<List<Object>> crawls = CrawlHandler.outcomes(session, null);
            return ServerResponse.html(200, PageLayout.page("Lists", "/", html -> {
                crawls(html, crawls);
                lists(html, selection, lists, total, samples);
                pager(html, LocalUrl.of(request), selection, lists.size(), total);
            }));
        });
    }

    private static void crawls(HtmlWriter html, List<List<Object>> outcomes) {
        Map<Object, List<List<Object>>> byCrawl = outcomes.stream()
                .collect(Collectors.groupingBy(row -> row.get(0), LinkedHashMap::new, Collectors.toList()));
        html.open("ul", "class", "crawls");
        byCrawl.forEach((crawl, rows) -> {
            html.open("li").link("/crawls/" + crawl, "Crawl " + crawl).text(" ");
            html.text(rows.stream().map(row -> row.get(1) + " " + row.get(2)).collect(Collectors.joining(", ")));
            html.close();
        });
        html.close();
    }

    private static void lists(
            HtmlWriter html,
            RowSelection selection,
            List<List<Object>> lists,
            long total,
            Map<Long, List<String>> samples) {
        html.open("p", "class", "count");
        if (lists.isEmpty()) {
            html.text(total == 0 ? "No list was found yet." : "There are no more lists.");
        } else {
            html.text("Lists " + (selection.offset() + 1) + " to " + (selection.offset() + lists.size()) + " of "
                    + FilterableTable.number(total) + ", the latest crawl first, then the longest list.");
        }
        html.close().open("ol", "class", "lists", "start", String.valueOf(selection.offset() + 1));
        for (List<Object> row : lists) {
            Long list = (Long) row.get(0);
            html.open("li").open("h2");
            html.link("/lists/" + list, "List " + list + " of " + row.get(2) + path(String.valueOf(row.get(3))));
            html.close()
                    .open("p")
                    .text(row.get(5) + " records on " + row.get(4) + " pages of crawl " + row.get(1) + ": ");
            html.outside(String.valueOf(row.get(3)), HtmlCells.shortened(String.valueOf(row.get(3)), 100))
                    .close();
            for (String sample : samples.getOrDefault(list, List.of())) {
                html.element("p", HtmlCells.shortened(sample, SAMPLE_LENGTH), "class", "sample");
            }
            html.close();
        }
        html.close();
    }

    /** Of an address, what comes behind the host; lists of one host are told apart by it. */
    private static String path(String url) {
        return HtmlCells.shortened(url.replaceFirst("^[^/]*//[^/]*", ""), 80);
    }

    /** What the first records of lists say: a list has the number of its first region. */
    private static Map<Long, List<String>> samples(SqlSession session, List<List<Object>> lists)
            throws SqlStatementException {
        Map<Long, List<String>> samples = new LinkedHashMap<>();
        if (lists.isEmpty()) {
            return samples;
        }
        String numbers = lists.stream().map(row -> String.valueOf(row.get(0))).collect(Collectors.joining(", "));
        for (List<Object> row : Rows.of(session.run("SELECT region_id, text FROM data_record WHERE region_id IN ("
                + numbers + ") AND ordinal < " + SAMPLES + " ORDER BY region_id, ordinal"))) {
            samples.computeIfAbsent((Long) row.get(0), list -> new ArrayList<>())
                    .add(String.valueOf(row.get(1)));
        }
        return samples;
    }

    private static void pager(HtmlWriter html, LocalUrl here, RowSelection selection, int shown, long total) {
        html.open("nav", "class", "pager", "aria-label", "More lists");
        if (selection.offset() > 0) {
            int before = Math.max(0, selection.offset() - selection.limit());
            html.link(here.with("offset", before == 0 ? null : before).toString(), "Previous")
                    .text(" ");
        }
        if (shown > 0 && selection.offset() + shown < total) {
            html.link(
                    here.with("offset", selection.offset() + selection.limit()).toString(), "Next");
        }
        html.close();
    }
}
