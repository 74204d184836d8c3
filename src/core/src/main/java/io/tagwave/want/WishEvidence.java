package io.tagwave.want;

import io.tagwave.column.Column;
import io.tagwave.column.ColumnKind;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedList;
import io.tagwave.value.TypedValue;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Tells what speaks for it that a column of a list is a wished one. */
final class WishEvidence {

    /** The role of the column that names the records; schema.org calls it name or headline. */
    private static final String TITLE = "title";

    private static final Set<String> TITLE_PROPERTIES = Set.of("name", "headline");
    /** Share of a column's cells that must be of the wished kind. */
    private static final double MIN_OF_KIND = 0.5;

    /** Kinds of evidence, the strongest first. */
    enum Kind {
        CHOSEN("as it was named"),
        EXAMPLE("it has the example"),
        VALUE("it has the example's value"),
        NAME("the same name"),
        TITLE("it names the records"),
        CLASS("its class"),
        NAME_PART("a part of its name"),
        CLASS_PART("a part of its class"),
        TITLE_LINK("the link of the title"),
        ROLE("its kind"),
        CLASS_ABOVE("the class around it");

        private final String reason;

        Kind(String reason) {
            this.reason = reason;
        }

        @Override
        public String toString() {
            return reason;
        }
    }

    private final ExtractedList list;
    private final Set<Integer> visible;
    private final @Nullable Column title;

    WishEvidence(ExtractedList list) {
        this.list = list;
        visible = new HashSet<>(list.visibleColumns());
        title = list.columns().stream()
                .filter(column -> column.name().equals(TITLE))
                .findFirst()
                .orElse(null);
    }

    /** Returns the strongest evidence for a column, or null if it cannot be the wished one. */
    @Nullable
    Kind of(WishedColumn wish, int number, List<List<DataRecord>> examples) {
        Column column = list.columns().get(number);
        if (!isOfKind(wish, number)) {
            return null;
        }
        if (wish.source() != null) {
            boolean named = wish.source().equalsIgnoreCase(column.name())
                    || wish.source().equals(column.path());
            return named ? Kind.CHOSEN : null;
        }
        return wish.examples().isEmpty() ? ofName(wish, number, column) : ofExamples(wish, number, examples);
    }

    private static @Nullable Kind ofExamples(WishedColumn wish, int number, List<List<DataRecord>> examples) {
        Kind kind = Kind.EXAMPLE;
        for (int i = 0; i < examples.size(); i++) {
            String example = wish.examples().get(i);
            List<DataRecord> records = examples.get(i);
            if (records.stream().noneMatch(record -> isText(record, number, example))) {
                if (records.stream().noneMatch(record -> isShown(record, number, example))) {
                    return null;
                }
                kind = Kind.VALUE;
            }
        }
        return kind;
    }

    private @Nullable Kind ofName(WishedColumn wish, int number, Column column) {
        List<String> words = WishedColumn.words(wish.name());
        List<String> name = WishedColumn.words(column.name());
        ColumnKind kind = ColumnKind.of(column.kind());
        ColumnKind named = wish.namedKind();
        // A role such as "price" or "price 2" is a name that the page did not give.
        boolean role = column.name().replaceFirst("[ _]\\d+$", "").equals(column.kind());
        if (name.equals(words) && (!role || named == null)
                || words.equals(WishedColumn.words(repeated(column.name())))) {
            return Kind.NAME;
        }
        boolean address = isAddress(kind);
        boolean wantsAddress = isAddress(named) || isAddress(wish.kind());
        if (column.constant() && list.records().size() > 1
                || address != wantsAddress
                || !address && !visible.contains(number)
                || named != null && kind != named && !isAmount(kind, named)) {
            return null;
        }
        if (words.size() == 1 && TITLE_PROPERTIES.contains(words.get(0)) && column == title) {
            return Kind.TITLE;
        }
        List<List<String>> classes = classes(column.path());
        List<String> own = classes.isEmpty() ? List.of() : classes.get(classes.size() - 1);
        if (own.equals(words) || words.equals(WishedColumn.words(element(column.path())))) {
            return Kind.CLASS;
        }
        boolean isPart = !role && name.containsAll(words);
        // "List price" is no stronger evidence of a price than being one: only the whole name or class is.
        if (isPart || own.containsAll(words)) {
            return named != null ? Kind.ROLE : isPart ? Kind.NAME_PART : Kind.CLASS_PART;
        }
        if (kind == ColumnKind.LINK && title != null && title.path().startsWith(column.path() + "/")) {
            return named == ColumnKind.LINK ? Kind.TITLE_LINK : null;
        }
        if (kind == named) {
            return Kind.ROLE;
        }
        return classes.contains(words) ? Kind.CLASS_ABOVE : null;
    }

    /** Returns the name that the page gave to several columns, without the number of this one; else an empty name. */
    private String repeated(String name) {
        String base = name.replaceFirst("[ _]\\d+$", "");
        boolean anyBase =
                list.columns().stream().anyMatch(column -> column.name().equals(base));
        return anyBase && !base.equals(ColumnKind.of(base).code()) ? base : "";
    }

    /** Returns the words of the classes on the way to a field, without those of the record itself. */
    private static List<List<String>> classes(String path) {
        // What stands behind @ is no element of its own.
        return path.contains("@")
                ? List.of()
                : Arrays.stream(path.split("/"))
                        .skip(1)
                        .filter(step -> step.indexOf('.') > 0)
                        .map(step -> WishedColumn.words(
                                step.substring(step.indexOf('.') + 1).replaceFirst("#\\d+$", "")))
                        .toList();
    }

    /** Returns the name of the element of a text, such as address. */
    private static String element(String path) {
        String parent = path.replaceFirst("/#.*", "");
        return parent.substring(parent.lastIndexOf('/') + 1).replaceFirst("\\..*", "");
    }

    private boolean isOfKind(WishedColumn wish, int number) {
        ColumnKind kind = ColumnKind.of(list.columns().get(number).kind());
        ColumnKind wanted = wish.kind();
        if (wanted == null || wanted == ColumnKind.TEXT) {
            return true;
        }
        if (wanted == ColumnKind.LINK
                || wanted == ColumnKind.IMAGE
                || wanted == ColumnKind.BOOLEAN
                || wanted == ColumnKind.TIME) {
            return kind == wanted;
        }
        long fitting = list.records().stream()
                .map(record -> record.values().get(number))
                .filter(value -> value != null && isOf(wanted, value))
                .count();
        return fitting > 0
                && fitting >= MIN_OF_KIND * filled(number)
                && (wanted != ColumnKind.PRICE || kind == wanted)
                && (!wish.whole()
                        || list.records().stream()
                                .allMatch(record -> isWhole(record.values().get(number))));
    }

    private static boolean isWhole(@Nullable TypedValue value) {
        return value == null || value.number() == null || value.number() == Math.rint(value.number());
    }

    /** Returns whether a value is of a kind. */
    static boolean isOf(ColumnKind kind, TypedValue value) {
        return switch (kind) {
            case NUMBER, PRICE -> value.number() != null && value.to() == null;
            case DATE -> value.date() != null;
            default -> true;
        };
    }

    long filled(int number) {
        return list.cells(number).stream().filter(Objects::nonNull).count();
    }

    /** Returns whether two columns show the same wherever both are filled, as two links of a picture and its title do. */
    boolean isSame(int one, int other) {
        long both = 0;
        for (DataRecord record : list.records()) {
            String first = record.cells().get(one);
            String second = record.cells().get(other);
            if (first != null && second != null) {
                if (!first.equals(second)
                        && !isSame(record.values().get(one), record.values().get(other))) {
                    return false;
                }
                both++;
            }
        }
        return both > 0;
    }

    /** Returns whether two values are equal; a number may lack its currency, which stands beside it. */
    private static boolean isSame(@Nullable TypedValue one, @Nullable TypedValue other) {
        return one != null
                && other != null
                && (one.equals(other)
                        || one.number() != null
                                && one.number().equals(other.number())
                                && Objects.equals(one.to(), other.to())
                                && (one.currency() == null || other.currency() == null));
    }

    /** Returns whether a record shows a text in one of its cells. */
    static boolean hasCell(DataRecord record, String example) {
        return IntStream.range(0, record.cells().size()).anyMatch(column -> isShown(record, column, example));
    }

    private static boolean isText(DataRecord record, int column, String example) {
        String cell = record.cells().get(column);
        return cell != null && cell.strip().replaceAll("\\s+", " ").equals(example.replaceAll("\\s+", " "));
    }

    /** Returns whether a cell has a text, or the number that a text is. */
    private static boolean isShown(DataRecord record, int column, String example) {
        TypedValue value = record.values().get(column);
        boolean isNumber = value != null && value.number() != null && example.matches("-?\\d+(\\.\\d+)?");
        return isText(record, column, example)
                || isNumber && Objects.equals(value.number(), Double.valueOf(example))
                || value != null && value.date() != null && example.equals(value.plain());
    }

    private static boolean isAmount(ColumnKind kind, ColumnKind named) {
        return (named == ColumnKind.PRICE || named == ColumnKind.NUMBER)
                && (kind == ColumnKind.NUMBER || kind == ColumnKind.PRICE);
    }

    private static boolean isAddress(@Nullable ColumnKind kind) {
        return kind == ColumnKind.LINK || kind == ColumnKind.IMAGE;
    }
}
