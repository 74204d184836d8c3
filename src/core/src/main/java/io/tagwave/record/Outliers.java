package io.tagwave.record;

import io.tagwave.proposal.Proposal;
import io.tagwave.tree.PageTree;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/**
 * Drops records that are suspect: one that leads to what holds the list, and rows of one cell that head groups of them, where
 * these are plainly unlike the median of the others.
 */
final class Outliers {

    /** Records of one cell among rows of so many, counted no further. */
    private static final int CELLS = 3;

    private static final int HEADINGS = 4;
    private static final int FEWEST_HEADINGS = 2;

    private final PageTree tree;
    private final EvidenceMeter meter;

    Outliers(PageTree tree, EvidenceMeter meter) {
        this.tree = tree;
        this.meter = meter;
    }

    /** The segmentation without them, or as it is. */
    Proposal dropped(Proposal cut) {
        if (cut.apart()) {
            return cut;
        }
        Proposal onward = withoutWayUp(cut);
        return onward.runs() ? onward : withoutHeadings(onward);
    }

    /**
     * Without the record that leads to what holds the list, where all others lead on: a folder's parent, written as two dots or,
     * among names, as a path from the root on.
     */
    private Proposal withoutWayUp(Proposal cut) {
        int others = cut.count() - 1;
        if (others < FEWEST_HEADINGS || count(cut, record -> meter.isLinked(cut, record)) <= others) {
            return cut;
        }
        IntPredicate isDotted = record -> leads(cut, record, Outliers::isWayUp);
        if (count(cut, isDotted) == 1) {
            return cut.where(isDotted.negate());
        }
        IntPredicate isName = record -> leads(cut, record, Outliers::isName);
        return count(cut, isName) == others && count(cut, record -> leads(cut, record, Outliers::isFolder)) == 1
                ? cut.where(isName)
                : cut;
    }

    /** Whether a record has links, and all of them lead to such addresses. */
    private boolean leads(Proposal cut, int record, Predicate<String> where) {
        boolean found = false;
        for (int node = cut.start(record); node < cut.end(record); node++) {
            if (tree.isLink(node)) {
                if (!where.test(tree.address(node))) {
                    return false;
                }
                found = true;
            }
        }
        return found;
    }

    private static boolean isWayUp(String address) {
        return address.startsWith("..") && address.chars().allMatch(letter -> letter == '.' || letter == '/');
    }

    private static boolean isFolder(String address) {
        return address.startsWith("/") && address.endsWith("/");
    }

    /** Whether an address goes on from the page's own: it is neither a path from the root on, nor of another host, nor of the page itself. */
    private static boolean isName(String address) {
        return !address.isEmpty() && "/.?#".indexOf(address.charAt(0)) < 0 && address.indexOf(':') < 0;
    }

    private Proposal withoutHeadings(Proposal cut) {
        IntPredicate isHeading = record -> cells(cut, record) == 1;
        if (count(cut, isHeading) == 0 || !areRows(cut)) {
            return cut;
        }
        MedianRecord median = meter.template(cut.where(isHeading.negate()));
        double limit = median.oddLikeness(0);
        return cut.where(record -> !isHeading.test(record) || meter.likeness(cut, record, median) >= limit);
    }

    /** Whether most records are of several cells, and some of fewer. */
    private boolean areRows(Proposal cut) {
        int fewer = count(cut, record -> cells(cut, record) < CELLS);
        return fewer >= FEWEST_HEADINGS && HEADINGS * fewer <= cut.count();
    }

    private int cells(Proposal cut, int record) {
        return Children.count(tree, cut.start(record), CELLS);
    }

    private static int count(Proposal cut, IntPredicate which) {
        int count = 0;
        for (int record = 0; record < cut.count(); record++) {
            count += which.test(record) ? 1 : 0;
        }
        return count;
    }
}
