package io.tagwave.extract;

import io.tagwave.record.LocatedRegion;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import io.tagwave.tree.Style;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Leaves out what scripts put among records: templates that none has filled, and copies of slides around those of a carousel. */
final class ScriptedRecords {

    private ScriptedRecords() {}

    /** Returns the region without them. Templates have no text but placeholders and what filled records have, too. */
    static LocatedRegion removed(PageTree tree, LocatedRegion region) {
        List<List<Span>> all = region.parts();
        Predicate<List<Span>> isFilled =
                record -> texts(tree, record).noneMatch(text -> isPlaceholder(tree.ownText(text)));
        boolean areFilled = all.stream().allMatch(isFilled);
        List<List<Span>> records = once(tree, areFilled ? all : withOwnTexts(tree, all, isFilled));
        return records.size() == all.size() || records.size() < 2 ? region : TableRecords.from(region, records);
    }

    private static List<List<Span>> withOwnTexts(PageTree tree, List<List<Span>> all, Predicate<List<Span>> isFilled) {
        Set<Integer> known = all.stream()
                .filter(isFilled)
                .flatMap(record -> texts(tree, record).mapToObj(tree::textHash))
                .collect(Collectors.toSet());
        IntPredicate isOwn = text -> !known.contains(tree.textHash(text)) && !isPlaceholder(tree.ownText(text));
        return all.stream()
                .filter(isFilled.or(record -> texts(tree, record).anyMatch(isOwn)))
                .toList();
    }

    private static IntStream texts(PageTree tree, List<Span> record) {
        return record.stream()
                .flatMapToInt(part -> IntStream.range(part.start(), part.end()))
                .filter(node -> tree.textLength(node, node + 1) > 0);
    }

    static boolean isPlaceholder(String text) {
        return text.contains("{{") && text.contains("}}")
                || text.contains("${") && text.contains("}")
                || text.contains("<%") && text.contains("%>")
                || text.contains("[[") && text.contains("]]");
    }

    /** Returns each slide once: those without the class that the copies have, which stand before and behind them, or the first ones. */
    private static List<List<Span>> once(PageTree tree, List<List<Span>> records) {
        List<String> keys = records.stream().map(record -> key(tree, record)).toList();
        int copies = keys.size() - Set.copyOf(keys).size();
        int slides = keys.size() - copies;
        if (copies == 0 || slides < 2 || keys.contains("")) {
            return records;
        }
        boolean isTwice = copies >= slides && keys.subList(slides, keys.size()).equals(keys.subList(0, copies));
        return Stream.of(records.get(0), records.get(keys.size() - 1))
                .flatMap(end -> Style.classes(tree, end.get(0).start()).stream())
                .map(mark -> records.stream()
                        .filter(record ->
                                !Style.classes(tree, record.get(0).start()).contains(mark))
                        .toList())
                .filter(own -> own.size() == slides)
                .filter(own ->
                        own.stream().map(record -> key(tree, record)).distinct().count() == slides)
                .findFirst()
                .orElse(isTwice ? records.subList(0, slides) : records);
    }

    /** Returns the text and addresses of a record's first part, empty if it has no link or image. */
    private static String key(PageTree tree, List<Span> record) {
        Span part = record.get(0);
        String addresses = IntStream.range(part.start(), part.end())
                .mapToObj(node -> tree.address(node) == null ? "" : tree.address(node))
                .collect(Collectors.joining());
        return addresses.isEmpty() ? "" : addresses + tree.text(part.start(), part.end());
    }
}
