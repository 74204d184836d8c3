package io.tagwave.store.query;

import io.tagwave.store.SqlDialect;
import io.tagwave.store.SqlStatements;
import io.tagwave.store.StoreException;
import io.tagwave.store.ValueParts;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Tells where a cell of a list comes from: crawl, page and archive, the element, the rules that read it, and the model. */
public final class CellOrigin {

    private static final SqlStatements SQL = SqlStatements.of(CellOrigin.class);

    private static final int NAMES = 5;
    private static final int SHOWN_KEYS = 3;

    /** The time, the offset and the file of a line of an index (CDXJ). */
    private static final Pattern CAPTURE =
            Pattern.compile(" (\\d{14}) \\{.*\"offset\": \"(\\d+)\", \"filename\": \"([^\"]+)\"");

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
        for (List<Object> row : session.rows(SQL.get("columnsOfOrigin").formatted(list))) {
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
                SQL.get("itemOfOrigin").formatted(list, text, value, session.quoted("key"), SqlDialect.literal(key)));
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
        origin.put(
                "key_rule", String.valueOf(row.get(8)).replaceAll("[\t\n]", " ").strip());
        origin.put("repaired", row.get(9));
    }

    private void page(List<Object> row) throws SqlStatementException {
        String sql = SQL.get("pageOfOrigin").formatted(row.get(0), row.get(1), row.get(2));
        try (QueryResult found = session.run(sql)) {
            found.objects(1).forEach(origin::putAll);
        }
        if (!origin.containsKey("crawl")) {
            origin.put("page", "forgotten");
            return;
        }
        String command = String.valueOf(origin.get("crawl_command"));
        String archive = option(command, "--warc");
        origin.put("archive", command.startsWith("import ") ? "the files of the command" : archive);
        origin.put("archive_byte", archive == null ? null : capture(Path.of(archive)));
        String model = option(command, "--model");
        origin.put("model", model == null ? "built in" : model);
    }

    /** Returns the file and the byte of the page's latest capture before it was stored, by the indexes of an archive; or null. */
    private @Nullable String capture(Path archive) {
        String url = "\"url\": \"" + Objects.requireNonNullElse(origin.get("final_url"), origin.get("page")) + "\"";
        TreeMap<String, String> captures = new TreeMap<>();
        try (DirectoryStream<Path> indexes = Files.newDirectoryStream(archive, "*.cdxj")) {
            for (Path index : indexes) {
                for (String line : Files.readAllLines(index)) {
                    Matcher capture = CAPTURE.matcher(line);
                    if (line.contains(url) && capture.find()) {
                        captures.put(capture.group(1), capture.group(3) + " at byte " + capture.group(2));
                    }
                }
            }
        } catch (IOException moved) {
            return null;
        }
        // A page is archived when it was fetched, perhaps in the next second.
        Instant archived = Instant.parse("" + origin.get("fetched")).plusSeconds(1);
        Map.Entry<String, String> latest =
                captures.floorEntry(archived.toString().replaceAll("\\D", ""));
        return latest == null ? null : latest.getValue();
    }

    private static @Nullable String option(String command, String name) {
        Matcher value = Pattern.compile(name + "[= ]('[^']*'|\\S+)").matcher(command);
        return value.find() ? value.group(1).replace("'", "") : null;
    }
}
