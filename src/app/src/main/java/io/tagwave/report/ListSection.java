package io.tagwave.report;

import io.tagwave.report.DisplayColumns.Shown;
import io.tagwave.store.query.QueryResult;
import io.tagwave.store.query.ResultColumn;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Writes a list: its first rows, and a summary of each column. */
final class ListSection {

    /** Number of rows shown. */
    static final int ROWS = 10;

    /** Number of rows that are summarized. */
    private static final int COUNTED = 200_000;

    /** More columns do not fit on a page. */
    private static final int COLUMNS = 12;

    private static final int CELL = 90;
    private static final int ADDRESS = 40;
    private static final Pattern WEB = Pattern.compile("(?i)https?://\\S[^\\n]*");

    private final long list;
    private final boolean pictures;
    private final boolean severalPages;
    private final DisplayColumns columns;
    private final List<ColumnSummary> summaries = new ArrayList<>();
    private final List<List<Object>> sample = new ArrayList<>();
    private int counted;
    private boolean more;

    private ListSection(long list, boolean severalPages, boolean pictures, DisplayColumns columns) {
        this.list = list;
        this.severalPages = severalPages;
        this.pictures = pictures;
        this.columns = columns;
    }

    /** Reads a list from its view. */
    static ListSection of(SqlSession session, long list, boolean severalPages, boolean pictures)
            throws SqlStatementException {
        try (QueryResult rows = session.run("SELECT * FROM merged_" + list)) {
            List<ResultColumn> all = rows.described();
            ListSection section = new ListSection(
                    list, severalPages, pictures, new DisplayColumns(all, DisplayColumns.kinds(session, list, all)));
            section.read(rows);
            return section;
        }
    }

    private void read(QueryResult rows) throws SqlStatementException {
        columns.shown().forEach(one -> summaries.add(ColumnSummary.of(one.column())));
        List<Object> row = rows.next();
        while (row != null && counted < COUNTED) {
            if (counted < ROWS) {
                sample.add(row);
            }
            counted++;
            for (int i = 0; i < summaries.size(); i++) {
                summaries.get(i).add(row.get(columns.shown().get(i).value()));
            }
            row = rows.next();
        }
        more = row != null;
    }

    /** Returns the table, the histograms and the lines about columns. */
    String toHtml() {
        List<Shown> shown =
                columns.shown().stream().filter(one -> isWorthwhile(one)).toList();
        List<Shown> first = shown.subList(0, Math.min(COLUMNS, shown.size()));
        StringBuilder out = new StringBuilder("<div class=\"wide\" tabindex=\"0\"><table class=\"rows\"><caption>"
                + (sample.size() < counted ? "The first " + sample.size() + " rows" : "All rows") + " of view merged_"
                + list
                + (first.size() < shown.size()
                        ? ", " + first.size() + " of its " + shown.size() + " columns; not shown: "
                                + Markup.escape(names(shown.subList(first.size(), shown.size())))
                        : "")
                + "</caption><thead><tr>");
        first.forEach(one -> out.append("<th scope=\"col\"" + align(one) + ">" + Markup.escape(one.title()) + "</th>"));
        out.append("</tr></thead><tbody>");
        for (List<Object> row : sample) {
            out.append("<tr>");
            first.forEach(one -> out.append("<td" + align(one) + value(one, row) + ">" + cell(one, row) + "</td>"));
            out.append("</tr>");
        }
        out.append("</tbody></table></div>\n");
        if (more) {
            out.append("<p>The summary is of the first " + ReportQueries.count(COUNTED) + " rows.</p>\n");
        }
        return out + ColumnSummary.toHtml(data());
    }

    /** Leaves out the page's URL if there is one page, and the link if the title has it. */
    private boolean isWorthwhile(Shown one) {
        return switch (one.column().name()) {
            case "region" -> false;
            case "page_url" -> severalPages;
            case "link" ->
                columns.shown().stream()
                        .noneMatch(other -> other.column().name().equals("title"));
            default -> true;
        };
    }

    /** Returns the summaries except those of the row's source. */
    private List<ColumnSummary> data() {
        List<ColumnSummary> data = new ArrayList<>();
        for (int i = 0; i < summaries.size(); i++) {
            if (!List.of("region", "page_url")
                    .contains(columns.shown().get(i).column().name())) {
                data.add(summaries.get(i));
            }
        }
        return data;
    }

    private static String names(List<Shown> columns) {
        return String.join(", ", columns.stream().map(Shown::title).toList());
    }

    private static String align(Shown one) {
        return one.column().values() == ResultColumn.Values.NUMBER ? " class=\"n\"" : "";
    }

    /** Returns the attribute by which the script sorts a column that shows texts of its values. */
    private static String value(Shown one, List<Object> row) {
        Object value = row.get(one.value());
        return one.value() == one.text() || value == null
                ? ""
                : " data-value=\"" + Markup.escape(value.toString()) + "\"";
    }

    private String cell(Shown one, List<Object> row) {
        Object value = one.of(row);
        if (value == null) {
            return "";
        }
        Object target = columns.target(one, row);
        if (target != null && WEB.matcher(target.toString()).matches()) {
            return link(target.toString(), Markup.shortened(value.toString(), CELL));
        }
        String text = value instanceof Double number ? Markup.label(number) : value.toString();
        if (!WEB.matcher(text).matches()) {
            return Markup.escape(Markup.shortened(text, CELL));
        }
        return columns.isPicture(one.column().name()) ? picture(text) : link(text, address(text));
    }

    private String picture(String url) {
        return pictures
                ? "<a href=\"" + Markup.escape(url) + "\" rel=\"noopener noreferrer nofollow\"><img src=\""
                        + Markup.escape(url)
                        + "\" alt=\"picture\" loading=\"lazy\" referrerpolicy=\"no-referrer\"></a>"
                : link(url, "picture");
    }

    /** Returns a URL without its scheme, shortened at its end. */
    static String address(String url) {
        return Markup.shortened(url.replaceFirst("(?i)^https?://(www\\.)?", ""), ADDRESS);
    }

    /** Returns a link to a web URL; anything else stays text. */
    static String link(String url, String text) {
        return WEB.matcher(url).matches()
                ? "<a href=\"" + Markup.escape(url.replace(" ", "%20")) + "\" rel=\"noopener noreferrer nofollow\">"
                        + Markup.escape(text) + "</a>"
                : Markup.escape(text);
    }
}
