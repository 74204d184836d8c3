package io.tagwave.align;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;

/**
 * Reads records whose fields stand in one element more or less than those of most records, such as sponsored cards, as if they stood
 * in the usual one.
 */
final class RecordWrappers {

    /** Share of the texts of a usual record that stand where those of other records do, and of an unusual one after the change. */
    private static final double MIN_KNOWN = 0.5;
    /** Share of the records that have to have a text at a place. */
    private static final double MIN_USUAL = 0.25;
    /** Share of a record's texts that stand in the element around its fields; a label such as "Ad" may stand beside it. */
    private static final double MIN_INSIDE = 0.7;
    /** Maximum number of elements around the fields. */
    private static final int MAX_DEPTH = 4;

    private final PageTree tree;
    private final List<List<Span>> records;
    private final FieldPaths paths;
    /** Numbers the paths in an element as if its own path were another. */
    private final BiConsumer<Integer, Integer> renumbering;
    /** For each path the number of records with a text there. */
    private final Map<Integer, Integer> counts = new HashMap<>();

    RecordWrappers(
            PageTree tree, List<List<Span>> records, FieldPaths paths, BiConsumer<Integer, Integer> renumbering) {
        this.tree = tree;
        this.records = records;
        this.paths = paths;
        this.renumbering = renumbering;
    }

    void unwrap() {
        records.forEach(record -> places(record).forEach(place -> counts.merge(place, 1, Integer::sum)));
        List<Span> unusual = new ArrayList<>();
        Span usual = null;
        for (List<Span> record : records) {
            Set<Integer> places = places(record);
            boolean isUsual = known(places) >= MIN_KNOWN * places.size();
            if (isUsual) {
                usual = usual == null ? record.get(0) : usual;
            } else if (record.size() == 1 && places.size() > 1) {
                unusual.add(record.get(0));
            }
        }
        if (usual == null || 2 * unusual.size() > records.size()) {
            return;
        }
        List<Integer> targets = around(usual).stream().map(paths::code).toList();
        unusual.forEach(record -> unwrap(record, targets));
    }

    private void unwrap(Span record, List<Integer> targets) {
        List<Integer> wrappers = around(record);
        int bestWrapper = -1;
        int bestTarget = 0;
        long most = -1;
        for (int wrapper : wrappers) {
            int own = paths.code(wrapper);
            for (int target : targets) {
                renumbering.accept(wrapper, target);
                Set<Integer> places = places(List.of(record));
                long known = known(places);
                if (known > most && known >= MIN_KNOWN * places.size()) {
                    most = known;
                    bestWrapper = wrapper;
                    bestTarget = target;
                }
            }
            renumbering.accept(wrapper, own);
        }
        if (bestWrapper >= 0) {
            renumbering.accept(bestWrapper, bestTarget);
        }
    }

    /** Returns the elements around nearly all texts of a record, from the record on. */
    private List<Integer> around(Span record) {
        List<Integer> around = new ArrayList<>();
        int all = tree.textLength(record.start(), record.end());
        int element = record.start();
        // A record may be a part of its first element.
        while (element >= 0 && tree.end(element) <= record.end() && around.size() < MAX_DEPTH) {
            around.add(element);
            int inside = -1;
            for (int child = tree.firstChild(element); child >= 0; child = tree.nextSibling(child)) {
                boolean holdsAll = !tree.isText(child) && tree.textLength(child, tree.end(child)) >= MIN_INSIDE * all;
                inside = holdsAll ? child : inside;
            }
            element = inside;
        }
        return around;
    }

    private long known(Set<Integer> places) {
        double least = Math.max(2, MIN_USUAL * records.size());
        return places.stream()
                .filter(place -> counts.getOrDefault(place, 0) >= least)
                .count();
    }

    private Set<Integer> places(List<Span> record) {
        Set<Integer> places = new HashSet<>();
        for (Span part : record) {
            for (int node = part.start(); node < part.end(); node++) {
                if (tree.isText(node)) {
                    places.add(paths.code(node));
                }
            }
        }
        return places;
    }
}
