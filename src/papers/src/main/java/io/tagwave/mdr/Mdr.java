package io.tagwave.mdr;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Mining data records (Liu, Grossman and Zhai, KDD 2003): neighbouring generalised nodes with similar tag strings are a
 * data region, and its generalised nodes, or their parts, are the records. A baseline, kept plain.
 */
public record Mdr(MdrSettings settings) {

    /** The data regions of a page in document order. None lies inside another. */
    public List<MdrRegion> regions(PageTree page) {
        TagTree tree = new TagTree(page);
        TagStrings strings = new TagStrings(tree, settings);
        MdrRecordFinder cutter =
                new MdrRecordFinder(tree, strings, settings, page.tagNames().indexOf("tr"));
        List<MdrRegion> regions = new ArrayList<>();
        Deque<Integer> open = new ArrayDeque<>(List.of(0));
        while (!open.isEmpty()) {
            int node = open.pop();
            if (tree.levels(node) >= settings.levels()) {
                visit(tree.childStarts(node), tree, strings, cutter, regions, open);
            }
        }
        regions.sort((a, b) -> Integer.compare(a.span().start(), b.span().start()));
        return regions;
    }

    /** Finds the regions among some siblings; the siblings that no region covers are to be visited themselves. */
    private void visit(
            int[] starts,
            TagTree tree,
            TagStrings strings,
            MdrRecordFinder cutter,
            List<MdrRegion> regions,
            Deque<Integer> open) {
        int uncovered = 0;
        for (RegionScan.Run run : new RegionScan(starts, settings.generalisedNodes(), strings).regions()) {
            for (; uncovered < run.first(); uncovered++) {
                open.push(starts[uncovered]);
            }
            uncovered = run.end();
            regions.add(region(starts, run, tree, cutter));
        }
        for (; uncovered < starts.length - 1; uncovered++) {
            open.push(starts[uncovered]);
        }
    }

    private static MdrRegion region(int[] starts, RegionScan.Run run, TagTree tree, MdrRecordFinder cutter) {
        List<MdrRecord> records = new ArrayList<>();
        for (int first = run.first(); first < run.end(); first += run.nodes()) {
            records.addAll(cutter.records(starts, first, run.nodes()));
        }
        Span span = new Span(tree.position(starts[run.first()]), tree.positionEnd(starts[run.end() - 1]));
        return new MdrRegion(span, run.nodes(), records);
    }
}
