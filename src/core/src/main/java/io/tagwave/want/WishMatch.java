package io.tagwave.want;

import io.tagwave.column.Column;
import io.tagwave.column.ColumnKind;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedList;
import io.tagwave.value.TypedValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Finds the wished columns among those of one list. The one with the strongest evidence is taken first. */
final class WishMatch {

    private static final int NONE = -1;
    /** Share of the records that have a column, to be taken rather than one that fewer have. */
    private static final double MOST = 0.5;

    private static final int SHOWN_TEXTS = 3;

    private final List<WishedColumn> wished;
    private final ExtractedList list;
    private final WishEvidence evidence;
    /** For each example the records that have all of its texts. */
    private final List<List<DataRecord>> examples = new ArrayList<>();

    private final int[] places;
    private final String[] reasons;
    private final List<String> problems = new ArrayList<>();
    private boolean ambiguous;

    /** A wished column and those of the list that fit it equally well, better than all others. */
    private record Choice(int wish, WishEvidence.Kind kind, List<Integer> columns) {}

    WishMatch(List<WishedColumn> wished, ExtractedList list) {
        this.wished = wished;
        this.list = list;
        evidence = new WishEvidence(list);
        places = new int[wished.size()];
        Arrays.fill(places, NONE);
        reasons = new String[places.length];
        if (readExamples()) {
            assign();
        }
    }

    ExtractedList list() {
        return list;
    }

    boolean isAmbiguous() {
        return ambiguous;
    }

    int missed() {
        return problems.size();
    }

    List<Integer> places() {
        return Arrays.stream(places).boxed().toList();
    }

    String problem() {
        return String.join("; ", problems);
    }

    private boolean readExamples() {
        int count = wished.get(0).examples().size();
        for (int i = 0; i < count; i++) {
            int number = i;
            List<String> texts =
                    wished.stream().map(column -> column.examples().get(number)).toList();
            List<DataRecord> records = list.records().stream()
                    .filter(record -> texts.stream().allMatch(text -> WishEvidence.hasCell(record, text)))
                    .toList();
            if (records.isEmpty()) {
                problems.add(texts.stream().collect(Collectors.joining("\" and \"", "no record has \"", "\"")));
                return false;
            }
            examples.add(records);
        }
        return true;
    }

    private void assign() {
        List<Integer> open = new ArrayList<>();
        List<Integer> free = new ArrayList<>();
        IntStream.range(0, places.length).forEach(open::add);
        IntStream.range(0, list.columns().size()).forEach(free::add);
        while (!open.isEmpty()) {
            List<Choice> choices = open.stream()
                    .map(wish -> choice(wish, free))
                    .filter(Objects::nonNull)
                    .toList();
            // What is left of weaker evidence would only be a guess while stronger evidence is ambiguous.
            WishEvidence.Kind strongest = choices.stream()
                    .map(Choice::kind)
                    .min(Comparator.naturalOrder())
                    .orElse(null);
            Choice best = choices.stream()
                    .filter(choice ->
                            choice.kind() == strongest && choice.columns().size() == 1)
                    .findFirst()
                    .orElse(null);
            if (best == null) {
                refuse(open, choices);
                return;
            }
            int column = best.columns().get(0);
            choices.stream()
                    .filter(other -> other.wish() != best.wish()
                            && other.kind() == best.kind()
                            && other.columns().equals(best.columns()))
                    .forEach(other -> problems.add(label(other.wish()) + " and " + label(best.wish())
                            + " both fit the column " + named(column)));
            if (!problems.isEmpty()) {
                ambiguous = true;
                return;
            }
            places[best.wish()] = column;
            reasons[best.wish()] = reason(best.wish(), column, best.kind().toString());
            open.remove(Integer.valueOf(best.wish()));
            free.remove(Integer.valueOf(column));
        }
    }

    private @Nullable Choice choice(int wish, List<Integer> free) {
        WishEvidence.Kind strongest = null;
        List<Integer> columns = new ArrayList<>();
        for (int column : free) {
            WishEvidence.Kind kind = evidence.of(wished.get(wish), column, examples);
            if (kind != null && (strongest == null || kind.compareTo(strongest) <= 0)) {
                if (kind != strongest) {
                    columns.clear();
                }
                strongest = kind;
                columns.add(column);
            }
        }
        return strongest == null ? null : new Choice(wish, strongest, distinct(columns));
    }

    /** Returns columns without those that repeat another, and without those that few records have if others are in most. */
    private List<Integer> distinct(List<Integer> columns) {
        List<Integer> distinct = new ArrayList<>();
        columns.stream()
                .sorted((a, b) -> Long.compare(evidence.filled(b), evidence.filled(a)))
                .filter(column -> distinct.stream().noneMatch(other -> evidence.isSame(other, column)))
                .forEach(distinct::add);
        List<Integer> common = distinct.stream()
                .filter(column ->
                        evidence.filled(column) >= MOST * list.records().size())
                .toList();
        return common.isEmpty() ? distinct : common;
    }

    private void refuse(List<Integer> open, List<Choice> choices) {
        for (int wish : open) {
            Choice choice = choices.stream()
                    .filter(one -> one.wish() == wish)
                    .findFirst()
                    .orElse(null);
            ColumnKind kind = wished.get(wish).kind();
            if (choice != null) {
                if (choice.columns().size() == 1) {
                    continue;
                }
                ambiguous = true;
                String which = choice.columns().stream().map(this::named).collect(Collectors.joining(" and "));
                Column first = list.columns().get(choice.columns().get(0));
                problems.add(label(wish) + " fits " + which + " equally"
                        + (wished.get(wish).examples().isEmpty()
                                ? "; choose one with --want \""
                                        + wished.get(wish).name() + "=" + first.name() + "\""
                                : "; add a second example"));
            } else if (wished.get(wish).optional()) {
                reasons[wish] = label(wish) + " is empty, because no column fits";
            } else {
                problems.add(label(wish) + " fits no column"
                        + (kind == null ? "" : " of kind " + kind.code())
                        + "; the list has " + names());
            }
        }
    }

    private String names() {
        return list.visibleColumns().stream()
                .map(column -> list.columns().get(column).name())
                .collect(Collectors.joining(", "));
    }

    private String label(int wish) {
        WishedColumn column = wished.get(wish);
        return column.name().isEmpty() ? "\"" + column.examples().get(0) + "\"" : column.name();
    }

    /** Returns a column with some of its texts. */
    private String named(int column) {
        return list.cells(column).stream()
                .filter(Objects::nonNull)
                .distinct()
                .limit(SHOWN_TEXTS)
                .collect(Collectors.joining(
                        ", ", "\"" + list.columns().get(column).name() + "\" (", ")"));
    }

    private String reason(int wish, int column, String why) {
        long lacking = list.records().size() - evidence.filled(column);
        long other = wishedKind(wish) == null
                ? 0
                : list.records().stream()
                        .filter(record -> record.cells().get(column) != null && cell(record, wish) == null)
                        .count();
        return label(wish) + " is column \"" + list.columns().get(column).name() + "\" (" + why + ")"
                + (lacking == 0
                        ? ""
                        : ", which " + lacking + " of " + list.records().size() + " records lack")
                + (other == 0 ? "" : ", of which " + other + " cells are no " + wishedKind(wish) + " and are empty");
    }

    /** Returns a sentence that says which columns were taken and why. */
    String why() {
        return String.join(", ", reasons);
    }

    /** Returns the list in the wished columns; only of a wish that is met. */
    ExtractedList wished() {
        List<Column> columns = new ArrayList<>();
        for (int i = 0; i < places.length; i++) {
            WishedColumn wish = wished.get(i);
            Column found = places[i] == NONE ? null : list.columns().get(places[i]);
            String name = wish.name().isEmpty() && found != null ? found.name() : wish.name();
            String kind =
                    wish.kind() != null ? wish.kind().code() : found == null ? ColumnKind.TEXT.code() : found.kind();
            columns.add(new Column(name, kind, found == null ? "" : found.path(), false));
        }
        return list.as(
                list.template(), columns, list.records().stream().map(this::row).toList());
    }

    private DataRecord row(DataRecord record) {
        List<@Nullable String> cells = new ArrayList<>();
        List<@Nullable TypedValue> values = new ArrayList<>();
        for (int i = 0; i < places.length; i++) {
            String cell = places[i] == NONE ? null : cell(record, i);
            cells.add(cell);
            values.add(cell == null ? null : record.values().get(places[i]));
        }
        return new DataRecord(
                record.start(),
                record.end(),
                record.xpath(),
                record.text(),
                cells,
                values,
                record.href(),
                record.image());
    }

    /** Returns a cell as it is wished: the number or the day alone where these are wished, null where it is none. */
    private @Nullable String cell(DataRecord record, int wish) {
        TypedValue value = record.values().get(places[wish]);
        ColumnKind kind = wished.get(wish).kind();
        if (kind != ColumnKind.NUMBER && kind != ColumnKind.DATE) {
            return record.cells().get(places[wish]);
        }
        return value == null || kind == null || !WishEvidence.isOf(kind, value) ? null : value.plain();
    }

    private @Nullable String wishedKind(int wish) {
        ColumnKind kind = wished.get(wish).kind();
        return kind == null ? null : kind.code();
    }
}
