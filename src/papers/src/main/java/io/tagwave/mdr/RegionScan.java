package io.tagwave.mdr;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the data regions among the children of one node (IdenDRs of the paper, as a loop). */
final class RegionScan {

    private final int[] starts;
    private final List<SimilarRuns> runs = new ArrayList<>();

    /**
     * A run of children.
     *
     * @param nodes children a generalised node
     * @param first its first child, counted from 0
     * @param covered how many children it covers
     */
    record Run(int nodes, int first, int covered) {
        int end() {
            return first + covered;
        }
    }

    RegionScan(int[] starts, int generalisedNodes, TagStrings strings) {
        this.starts = starts;
        for (int size = 1; size <= generalisedNodes && 2 * size < starts.length; size++) {
            runs.add(new SimilarRuns(starts, size, strings));
        }
    }

    /** The regions from left to right; they do not overlap. */
    List<Run> regions() {
        List<Run> regions = new ArrayList<>();
        for (Run region = best(0); region != null; region = best(region.end())) {
            regions.add(region);
        }
        return regions;
    }

    /** Sizes and offsets are tried in rising order; a later run wins by covering more without starting later. */
    private @Nullable Run best(int start) {
        Run best = null;
        for (int size = 1; size <= runs.size(); size++) {
            SimilarRuns similar = runs.get(size - 1);
            for (int offset = start; offset <= start + size; offset++) {
                int first = similar.next(offset);
                if (first < starts.length - 1 && (best == null || first <= best.first())) {
                    int covered = similar.covered(first);
                    best = best == null || covered > best.covered() ? new Run(size, first, covered) : best;
                }
            }
        }
        return best;
    }
}
