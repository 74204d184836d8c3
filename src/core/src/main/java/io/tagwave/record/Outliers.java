package io.tagwave.record;

import io.tagwave.region.Segmentation;
import io.tagwave.tree.PageTree;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/**
 * Drops records that are suspect and plainly unlike the median of the others: a price that slipped out of its record
 * lacks the link that all others have; a row that heads a group of them has one cell.
 */
final class Outliers {

    /** Records of one cell among rows of so many, counted no further. */
    private static final int CELLS = 3;
    /** At most one record in so many lacks a link. */
    private static final int UNLINKED = 10;
    /** By so much less like the median than any other. */
    private static final double UNLINKED_MARGIN = 0.45;

    private static final int HEADINGS = 4;
    private static final int FEWEST_HEADINGS = 2;

    private final PageTree tree;
    private final EvidenceMeter meter;

    Outliers(PageTree tree, EvidenceMeter meter) {
        this.tree = tree;
        this.meter = meter;
    }

    /** The segmentation without them, or as it is. */
    Segmentation dropped(Segmentation cut) {
        if (cut.apart()) {
            return cut;
        }
        return withoutUnlinked(withoutWayUp(cut));
    }

    private Segmentation withoutUnlinked(Segmentation cut) {
        Segmentation linked = UNLINKED * count(cut, record -> !meter.isLinked(cut, record)) <= cut.count()
                ? dropped(cut, record -> !meter.isLinked(cut, record), UNLINKED_MARGIN)
                : cut;
        return linked.runs() ? linked : withoutHeadings(linked);
    }

    /**
     * Without the record that leads to what holds the list, where all others lead on: a folder's parent, written as two dots or,
     * among names, as a path from the root on.
     */
    private Segmentation withoutWayUp(Segmentation cut) {
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
    private boolean leads(Segmentation cut, int record, Predicate<String> where) {
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

    private Segmentation withoutHeadings(Segmentation cut) {
        int others = count(cut, record -> Children.count(tree, cut.start(record), CELLS) < CELLS);
        return others >= FEWEST_HEADINGS && HEADINGS * others <= cut.count()
                ? dropped(cut, record -> Children.count(tree, cut.start(record), CELLS) == 1, 0)
                : cut;
    }

    private Segmentation dropped(Segmentation cut, IntPredicate isSuspect, double margin) {
        if (count(cut, isSuspect) == 0) {
            return cut;
        }
        MedianRecord median = meter.template(cut.where(isSuspect.negate()));
        double limit = limit(median, margin);
        return cut.where(record -> !isSuspect.test(record) || meter.likeness(cut, record, median) >= limit);
    }

    /** Below this likeness a suspect is an outlier. */
    static double limit(MedianRecord median, double margin) {
        return Math.min(MedianRecord.HALF, median.leastLikeness() - margin);
    }

    private static int count(Segmentation cut, IntPredicate which) {
        int count = 0;
        for (int record = 0; record < cut.count(); record++) {
            count += which.test(record) ? 1 : 0;
        }
        return count;
    }
}
