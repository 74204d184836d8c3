package io.tagwave.align;

import io.tagwave.record.LocatedRegion;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import io.tagwave.tree.Style;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/** A list of 5 to 60 records with 4 to 12 fields, of which it is known what column each cell belongs to. */
final class KnownList {

    /** What the fields do; {@link #ALL} means all of it in one list. */
    enum Kind {
        OPTIONAL,
        REPEATED,
        REORDERED,
        SHARED,
        ALL
    }

    private static final int MOST_REPEATS = 4;

    /**
     * One field.
     *
     * @param number what tells it from the others
     * @param tag what it is written as; two fields may share it
     * @param link whether its text stands in a link
     * @param chance how likely a record has it
     * @param repeats how often it comes at most
     * @param restless how likely it changes places with the next field
     */
    private record FieldPlan(int number, String tag, boolean link, double chance, int repeats, double restless) {}

    private final Random random;
    private final PageTree.Builder page = new PageTree.Builder().open("body");
    private final List<Span> records = new ArrayList<>();
    /** The known column of each field node, as field, occurrence, and link or text. */
    private final Map<Integer, String> known = new HashMap<>();

    KnownList(Random random, Kind kind) {
        this.random = random;
        List<FieldPlan> plan = plan(kind);
        int count = 5 + random.nextInt(56);
        for (int i = 0; i < count; i++) {
            write(plan);
        }
        page.close();
    }

    /** How many cells an aligner puts in their right column, and how many there are. */
    int[] cells(CenterStarAligner aligner) {
        PageTree tree = page.build();
        TagPathSequence sequence = TagPathSequence.of(tree, StepSchemes.tagOnly());
        NodeTable table = aligner.align(tree, sequence, LocatedRegion.ofOnePart(new Span(1, tree.size()), records));
        Map<List<String>, Integer> common = new HashMap<>();
        for (int row = 0; row < table.height(); row++) {
            for (int column = 0; column < table.width(); column++) {
                if (table.node(row, column) != NodeTable.GAP) {
                    common.merge(List.of(known.get(table.node(row, column)), "" + column), 1, Integer::sum);
                }
            }
        }
        return new int[] {inPairs(common), known.size()};
    }

    /** Cells in pairs of a known and a found column, each of which is in one pair only. */
    private static int inPairs(Map<List<String>, Integer> common) {
        Set<String> taken = new HashSet<>();
        List<Map.Entry<List<String>, Integer>> pairs = new ArrayList<>(common.entrySet());
        pairs.sort(Comparator.comparingInt(pair -> -pair.getValue()));
        int cells = 0;
        for (Map.Entry<List<String>, Integer> pair : pairs) {
            if (!taken.contains(pair.getKey().get(0))
                    && !taken.contains(pair.getKey().get(1))) {
                taken.addAll(pair.getKey());
                cells += pair.getValue();
            }
        }
        return cells;
    }

    private List<FieldPlan> plan(Kind kind) {
        List<FieldPlan> plan = new ArrayList<>();
        int fields = 4 + random.nextInt(9);
        for (int number = 0; number < fields; number++) {
            Kind own = kind == Kind.ALL ? Kind.values()[random.nextInt(3)] : kind;
            boolean plain = random.nextInt(3) == 0;
            plan.add(new FieldPlan(
                    number,
                    "f" + number,
                    random.nextInt(3) == 0,
                    !plain && own == Kind.OPTIONAL ? 0.1 + 0.8 * random.nextDouble() : 1,
                    !plain && own == Kind.REPEATED ? MOST_REPEATS : 1,
                    !plain && own == Kind.REORDERED ? 0.3 * random.nextDouble() : 0));
        }
        if (kind == Kind.SHARED || kind == Kind.ALL) {
            sharePaths(plan);
        }
        return plan;
    }

    /** Two fields that some records lack are written alike, on either side of one that all records have. */
    private void sharePaths(List<FieldPlan> plan) {
        int middle = 1 + random.nextInt(plan.size() - 2);
        FieldPlan before = plan.get(middle - 1);
        plan.set(middle - 1, new FieldPlan(middle - 1, before.tag, before.link, 0.2 + 0.7 * random.nextDouble(), 1, 0));
        plan.set(middle, new FieldPlan(middle, "f" + middle, false, 1, 1, 0));
        plan.set(middle + 1, new FieldPlan(middle + 1, before.tag, before.link, 0.2 + 0.7 * random.nextDouble(), 1, 0));
        if (middle > 1) {
            FieldPlan first = plan.get(middle - 2);
            plan.set(middle - 2, new FieldPlan(first.number, first.tag, first.link, first.chance, first.repeats, 0));
        }
    }

    private void write(List<FieldPlan> plan) {
        List<FieldPlan> order = new ArrayList<>(plan);
        for (int i = 0; i + 1 < order.size(); i++) {
            if (random.nextDouble() < order.get(i).restless) {
                Collections.swap(order, i, ++i);
            }
        }
        int start = page.size();
        page.open("li");
        for (FieldPlan field : order) {
            int times = random.nextDouble() < field.chance ? 1 + random.nextInt(field.repeats) : 0;
            for (int occurrence = 0; occurrence < times; occurrence++) {
                write(field, field.number + "/" + occurrence);
            }
        }
        page.close();
        records.add(new Span(start, page.size()));
    }

    private void write(FieldPlan field, String column) {
        if (field.link) {
            known.put(page.size(), column + "/link");
            page.openLink(field.tag, Style.NONE, null, "/" + page.size());
        } else {
            page.open(field.tag);
        }
        known.put(page.size(), column + "/text");
        page.text("value " + page.size()).close();
    }
}
