package io.tagwave.report;

import io.tagwave.store.query.ColumnIdentifiers;
import io.tagwave.store.query.ResultColumn;
import io.tagwave.store.query.ResultColumn.Values;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Orders the columns of a list for people: title and price first, the source of a row last. A typed column shows the text of
 * the page, with its currency and the like; that text is then no column of its own.
 */
public final class DisplayColumns {

    private final List<ResultColumn> all;
    private final Map<String, String> kinds;
    private final List<Shown> shown = new ArrayList<>();

    /**
     * A column that is shown.
     *
     * @param value index of its values
     * @param text index of its texts, or of the values if it has none
     */
    public record Shown(ResultColumn column, int value, int text) {

        /** Returns the name with spaces. */
        public String title() {
            return column.name().replace('_', ' ').strip();
        }

        /** Returns the value of a row to show. */
        public @Nullable Object of(List<Object> row) {
            return row.get(text) == null ? row.get(value) : row.get(text);
        }
    }

    /**
     * Orders columns.
     *
     * @param kinds known kinds, such as {@code image} or {@code price}, by name
     */
    public DisplayColumns(List<ResultColumn> all, Map<String, String> kinds) {
        this.all = List.copyOf(all);
        this.kinds = Map.copyOf(kinds);
        Set<String> texts = all.stream()
                .filter(column -> column.values() != Values.TEXT)
                .map(column -> textOf(column.name()))
                .collect(Collectors.toSet());
        for (int i = 0; i < all.size(); i++) {
            ResultColumn column = all.get(i);
            int text = column.values() == Values.TEXT ? -1 : place(textOf(column.name()));
            boolean isTextOfAnother = column.values() == Values.TEXT && texts.contains(column.name());
            if (!isTextOfAnother && !(column.name().equals("ordinal") && place("region") >= 0)) {
                shown.add(new Shown(column, i, text < 0 ? i : text));
            }
        }
        shown.sort(Comparator.comparingInt(this::group));
    }

    /** Returns the kinds of the columns of a list's view by their names. */
    public static Map<String, String> kinds(SqlSession session, long list, List<ResultColumn> columns)
            throws SqlStatementException {
        Map<String, String> plain = new HashMap<>();
        for (List<Object> row : session.rows("SELECT name, kind FROM region_column WHERE region_id = " + list)) {
            plain.put(plain(String.valueOf(row.get(0))), String.valueOf(row.get(1)));
        }
        Map<String, String> kinds = new HashMap<>();
        for (ResultColumn column : columns) {
            String kind = plain.get(plain(column.name()));
            if (kind != null) {
                kinds.put(column.name(), kind);
            }
        }
        return kinds;
    }

    /** Returns a name as columns of views have it, without the number that distinguishes equal ones. */
    private static String plain(String name) {
        return ColumnIdentifiers.plain(name).replaceAll("_\\d+$", "");
    }

    public List<Shown> shown() {
        return List.copyOf(shown);
    }

    /** Tells whether a column is a field of the records as the page has it. */
    public boolean isField(String column) {
        return kinds.containsKey(column);
    }

    public boolean isPicture(String column) {
        return "image".equals(kinds.get(column));
    }

    /** Returns the name of the column with the texts of another; that of {@code left_}, as {@code left} is reserved, is {@code left_text}. */
    private static String textOf(String name) {
        return ColumnIdentifiers.plain(name + "_text");
    }

    /** Returns the URL to which a title links, or null. */
    public @Nullable Object target(Shown one, List<Object> row) {
        int link = place("link");
        return one.column().name().equals("title") && link >= 0 ? row.get(link) : null;
    }

    private int group(Shown one) {
        String name = one.column().name();
        if (isPicture(name)) {
            return 2;
        }
        return switch (name) {
            case "title" -> 0;
            case "page_url", "region", "key" -> 5;
            default -> "price".equals(kinds.get(name)) ? 1 : name.matches("link(_\\d+)?|url") ? 4 : 3;
        };
    }

    private int place(String name) {
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).name().equals(name)) {
                return i;
            }
        }
        return -1;
    }
}
