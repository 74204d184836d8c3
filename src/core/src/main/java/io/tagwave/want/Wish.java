package io.tagwave.want;

import io.tagwave.column.ColumnKind;
import io.tagwave.content.Verdict;
import io.tagwave.extract.ExtractedList;
import io.tagwave.json.JsonParser;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The columns that a person wants of a list, in their order: by names, as a JSON schema, or by examples of their texts. It is met
 * exactly or refused: nothing is guessed. Immutable.
 */
public final class Wish {

    private final List<WishedColumn> columns;

    private Wish(List<WishedColumn> columns) {
        Set<String> names = new HashSet<>();
        for (WishedColumn column : columns) {
            if (!column.name().isEmpty() && !names.add(column.name().toLowerCase(Locale.ROOT))) {
                throw new WishException("expected each column once, found " + column.name() + " twice");
            }
        }
        this.columns = List.copyOf(columns);
    }

    /** Reads names between commas: {@code title, price:number, rating?, cost=price 2}; a JSON schema if the text is an object. */
    public static Wish of(String text) {
        if (text.stripLeading().startsWith("{")) {
            return ofSchema(text);
        }
        return new Wish(Arrays.stream(text.split(",", -1))
                .map(name -> WishedColumn.parse(name.strip()))
                .toList());
    }

    /** Reads the properties of a JSON schema, or of its items; those that {@code required} does not name are optional. */
    private static Wish ofSchema(String json) {
        try {
            Map<?, ?> schema = object(JsonParser.parse(json));
            while (schema.get("properties") == null && schema.get("items") != null) {
                schema = object(schema.get("items"));
            }
            List<?> required = schema.get("required") instanceof List<?> names ? names : null;
            List<WishedColumn> columns = new ArrayList<>();
            object(schema.get("properties")).forEach((name, property) -> {
                Map<?, ?> one = object(property);
                List<?> types = one.get("type") instanceof List<?> several ? several : List.of(one.get("type") + "");
                boolean optional = types.contains("null") || required != null && !required.contains(name);
                columns.add(new WishedColumn(
                        name + "",
                        null,
                        kind(types, one.get("format") + ""),
                        types.contains("integer"),
                        optional,
                        List.of()));
            });
            if (!columns.isEmpty()) {
                return new Wish(columns);
            }
        } catch (WishException e) {
            throw e;
        } catch (IllegalArgumentException e) {
            throw new WishException("the JSON schema cannot be read: " + e.getMessage());
        }
        throw new WishException("expected a JSON schema with \"properties\", found none");
    }

    private static Map<?, ?> object(@Nullable Object json) {
        return json instanceof Map<?, ?> members ? members : Map.of();
    }

    private static @Nullable ColumnKind kind(List<?> types, String format) {
        if (types.contains("number") || types.contains("integer")) {
            return ColumnKind.NUMBER;
        }
        return switch (format) {
            case "date", "date-time" -> ColumnKind.DATE;
            case "time" -> ColumnKind.TIME;
            case "uri", "url", "iri", "uri-reference" -> ColumnKind.LINK;
            default -> types.contains("boolean") ? ColumnKind.BOOLEAN : null;
        };
    }

    /**
     * Creates a wish for the columns in which texts stand together in a record.
     *
     * @param records one list of texts for each example record, all of the same length; or lists of one text each, which are of
     *     one record
     */
    public static Wish like(List<List<String>> records) {
        return new Wish(IntStream.range(0, together(records).get(0).size())
                        .mapToObj(i -> new WishedColumn("", null, null, false, false, List.of()))
                        .toList())
                .with(records);
    }

    /** Returns the wish with examples of its columns' texts, see {@link #like}. */
    public Wish with(List<List<String>> records) {
        List<List<String>> examples = together(records);
        if (examples.stream().anyMatch(one -> one.size() != columns.size())) {
            throw new WishException("expected " + columns.size() + " texts in each example, found "
                    + examples.stream().map(one -> one.size() + "").collect(Collectors.joining(", ")));
        }
        List<WishedColumn> shown = new ArrayList<>();
        for (int i = 0; i < columns.size(); i++) {
            int column = i;
            shown.add(columns.get(i)
                    .with(examples.stream().map(one -> one.get(column).strip()).toList()));
        }
        return new Wish(shown);
    }

    private static List<List<String>> together(List<List<String>> records) {
        return records.stream().allMatch(one -> one.size() == 1)
                ? List.of(records.stream().map(one -> one.get(0)).toList())
                : records;
    }

    /** Returns the columns in their order. */
    public List<WishedColumn> columns() {
        return columns;
    }

    /**
     * Finds the list that meets the wish: the main one, else the only other one that does.
     *
     * @param lists of a page
     * @throws WishException if none does or several do, with the reason
     */
    public GrantedWish choose(List<ExtractedList> lists) {
        List<WishMatch> matches =
                lists.stream().map(list -> new WishMatch(columns, list)).toList();
        List<Integer> main = numbers(matches, true, false);
        List<Integer> met = numbers(matches, true, true);
        List<Integer> others = numbers(matches, false, true);
        if (met.isEmpty()) {
            if (lists.isEmpty()) {
                throw new WishException("no list was found");
            }
            // Another list is no answer to a question about the main one.
            for (int number : main) {
                if (matches.get(number).isAmbiguous()) {
                    throw new WishException(matches.get(number).problem());
                }
            }
            if (others.size() > 1) {
                throw new WishException("several lists have these columns: "
                        + others.stream()
                                .map(number -> place(lists.get(number)))
                                .collect(Collectors.joining(" and ")));
            }
            if (others.isEmpty()) {
                throw new WishException(closest(matches, main).problem());
            }
        }
        List<Integer> chosen = met.isEmpty() ? others : met;
        List<String> sentences = new ArrayList<>();
        if (met.isEmpty() && !main.isEmpty()) {
            sentences.add("not the main list, which lacks columns ("
                    + matches.get(main.get(0)).problem() + "), but " + place(lists.get(chosen.get(0))));
        }
        main.stream()
                .filter(number -> !met.isEmpty() && !met.contains(number))
                .forEach(number ->
                        sentences.add(lists.get(number).records().size() + " records of another form are left out: "
                                + matches.get(number).problem()));
        chosen.forEach(number -> sentences.add(matches.get(number).why()));
        return new GrantedWish(
                chosen.stream()
                        .map(number -> matches.get(number).wished())
                        .map(list -> list.with(Verdict.ofMain(true, 1)))
                        .toList(),
                chosen,
                chosen.stream().map(number -> matches.get(number).places()).toList(),
                sentences.stream().distinct().collect(Collectors.joining("; ")));
    }

    private static List<Integer> numbers(List<WishMatch> matches, boolean main, boolean met) {
        return IntStream.range(0, matches.size())
                .filter(i -> matches.get(i).list().verdict().main() == main
                        && (!met || matches.get(i).missed() == 0))
                .boxed()
                .toList();
    }

    /** Returns the main list, or the one that lacks least. */
    private static WishMatch closest(List<WishMatch> matches, List<Integer> main) {
        WishMatch closest = matches.get(main.isEmpty() ? 0 : main.get(0));
        for (int i = 0; i < matches.size(); i++) {
            boolean eligible = main.isEmpty() || main.contains(i);
            closest = eligible && matches.get(i).missed() < closest.missed() ? matches.get(i) : closest;
        }
        return closest;
    }

    private static String place(ExtractedList list) {
        return "the list of " + list.records().size() + " records at " + list.xpath();
    }
}
