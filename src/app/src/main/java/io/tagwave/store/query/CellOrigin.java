package io.tagwave.store.query;

import io.tagwave.store.SqlDialect;
import io.tagwave.store.StoreException;
import io.tagwave.store.ValueParts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Tells where a cell of a list comes from: crawl, page and archive, the element, the rules that read it, and the model. */
public final class CellOrigin {

    private static final String COLUMNS =
            "SELECT c.text_column, c.value_column, s.text_name, s.value_name, c.name, c.path,"
                    + " c.kind FROM list_visit v JOIN list_column c ON c.list = v.list LEFT JOIN list_shown s"
                    + " ON s.first_list = v.first_list AND s.path = c.path WHERE v.first_list = %d ORDER BY v.crawl_id DESC";

    private static final int NAMES = 5;
    private static final int SHOWN_KEYS = 3;

    private final SqlSession session;
    private final long list;
    private final Map<String, @Nullable Object> origin = new LinkedHashMap<>();

    private CellOrigin(SqlSession session, long list) {
        this.session = session;
        this.list = list;
    }

    /**
     * Returns what is known of a cell, by name and in an order for people.
     *
     * @param number any number of the list
     * @param key of the item, or a part of it that no other key of the list has
     * @param column any name of the column
     * @throws StoreException if there is no such cell, with those that there are
     */
    public static Map<String, @Nullable Object> of(SqlSession session, long number, String key, String column)
            throws SqlStatementException {
        List<Object> visit = first(
                session,
                "SELECT first_list, name FROM list_visit WHERE first_row IS NOT NULL AND (list = " + number
                        + " OR first_list = " + number + ") ORDER BY crawl_id DESC");
        if (visit == null) {
            throw new StoreException("expected the number of a list, found " + number
                    + "; to see them: tagwave sql \"SELECT first_list, name FROM lists\"");
        }
        CellOrigin cell = new CellOrigin(session, ((Number) visit.get(0)).longValue());
        cell.origin.put("list", cell.list);
        cell.origin.put("name", visit.get(1));
        cell.read(cell.key(key), cell.column(column));
        return cell.origin;
    }

    private static @Nullable List<@Nullable Object> first(SqlSession session, String sql) throws SqlStatementException {
        List<List<@Nullable Object>> rows = session.rows(sql + " FETCH FIRST 1 ROWS ONLY");
        return rows.isEmpty() ? null : rows.get(0);
    }

    private List<Object> column(String column) throws SqlStatementException {
        TreeSet<String> names = new TreeSet<>();
        for (List<Object> row : session.rows(COLUMNS.formatted(list))) {
            if (row.subList(0, NAMES).stream().anyMatch(name -> column.equalsIgnoreCase(String.valueOf(name)))) {
                return row;
            }
            names.add(String.valueOf(row.get(row.get(1) == null ? 0 : 1)));
        }
        throw new StoreException(
                "expected a column of list " + list + ", found " + column + "; it has " + String.join(", ", names));
    }

    private String key(String part) throws SqlStatementException {
        String key = session.quoted("key");
        String literal = SqlDialect.literal(part);
        List<List<Object>> keys = List.of();
        for (String condition : List.of(
                key + " = " + literal,
                "RIGHT(" + key + ", " + part.length() + ") = " + literal,
                "POSITION(" + literal + " IN " + key + ") > 0",
                "TRUE")) {
            keys = session.rows("SELECT DISTINCT " + key + " FROM list_" + list + " WHERE " + condition
                    + " ORDER BY 1 FETCH FIRST " + SHOWN_KEYS + " ROWS ONLY");
            if (keys.size() == 1 && !condition.equals("TRUE")) {
                return String.valueOf(keys.get(0).get(0));
            }
            if (!keys.isEmpty()) {
                break;
            }
        }
        throw new StoreException(
                "expected the key of one item of list " + list + ", found " + part + "; keys are such as "
                        + keys.stream().map(row -> String.valueOf(row.get(0))).collect(Collectors.joining(", ")));
    }

    private void read(String key, List<Object> column) throws SqlStatementException {
        String text = session.quoted(String.valueOf(column.get(0)));
        String value = column.get(1) == null ? text : session.quoted(String.valueOf(column.get(1)));
        List<Object> row = first(
                session,
                "SELECT t.page_id, t.region, t.ordinal, t.since, t.carried, t.crawl_id, t." + text + ", t." + value
                        + ", v.key_rule, v.repaired FROM list_" + list + " t JOIN list_visit v ON v.first_list = "
                        + list
                        + " AND v.crawl_id = t.crawl_id WHERE t." + session.quoted("key") + " = "
                        + SqlDialect.literal(key) + " AND NOT t.repeats ORDER BY t.id DESC");
        if (row == null) {
            throw new StoreException("the item " + key + " was forgotten");
        }
        String path = String.valueOf(column.get(5));
        origin.put("key", key);
        origin.put("column", column.get(4));
        origin.put("text", row.get(6));
        origin.put("value", column.get(1) == null ? null : row.get(7));
        origin.put("seen_by_crawl", row.get(5));
        origin.put("unchanged_since_crawl", row.get(3));
        origin.put("kept_from_earlier", row.get(4));
        page(row);
        origin.put("path_in_record", ValueParts.whole(path));
        origin.put("read_as", ValueParts.isPart(path) ? "a part of the value there" : column.get(6));
        origin.put(
                "named_by",
                column.get(2) != null || column.get(3) != null
                        ? "the site's file"
                        : "the page, or the role of the column (title, price, text 1)");
        origin.put("key_rule", String.valueOf(row.get(8)).replace('\t', ' ').strip());
        origin.put("repaired", row.get(9));
    }

    private void page(List<Object> row) throws SqlStatementException {
        List<Object> page = first(
                session,
                "SELECT p.crawl_id, p.url, p.final_url, p.fetched_at, p.status, p.rendered, p.bytes, p.sha256,"
                        + " c.started_at, c.settings, r.xpath, r.template, r.main, r.score, d.xpath FROM page p"
                        + " JOIN crawl c ON c.id = p.crawl_id LEFT JOIN region r ON r.id = " + row.get(1)
                        + " LEFT JOIN data_record d ON d.region_id = r.id AND d.ordinal = " + row.get(2)
                        + " WHERE p.id = " + row.get(0));
        if (page == null) {
            origin.put("page", "forgotten");
            return;
        }
        String command = String.valueOf(page.get(9));
        origin.put("crawl", page.get(0));
        origin.put("crawl_started", page.get(8));
        origin.put("crawl_command", command);
        origin.put("page", page.get(1));
        origin.put("final_url", page.get(2));
        origin.put("fetched", page.get(3));
        origin.put("status", page.get(4));
        origin.put("rendered", page.get(5));
        origin.put("bytes", page.get(6));
        origin.put("sha256", page.get(7));
        origin.put("archive", command.startsWith("import ") ? "the files of the command" : option(command, "--warc"));
        origin.put("list_xpath", page.get(10));
        origin.put("list_place", page.get(11));
        origin.put("list_is_main", page.get(12));
        origin.put("list_score", page.get(13));
        origin.put("record_xpath", page.get(14));
        String model = option(command, "--model");
        origin.put("model", model == null ? "built in" : model);
    }

    /** Returns the value of an option in a command line, or null. */
    private static @Nullable String option(String command, String name) {
        Matcher value = Pattern.compile(name + "[= ]('[^']*'|\\S+)").matcher(command);
        return value.find() ? value.group(1) : null;
    }
}
