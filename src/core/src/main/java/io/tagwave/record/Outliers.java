package io.tagwave.record;

import io.tagwave.proposal.Proposal;
import io.tagwave.tree.PageTree;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Drops records that show nothing, such as empty rows of a table; and the first record where it leads to what holds the list: the
 * parent folder above the entries of a folder.
 */
record Outliers(PageTree tree) {

    private static final int FEWEST = 3;

    /** Returns the proposal without these, or as it is. */
    Proposal dropped(Proposal cut) {
        return cut.apart() || cut.textLength(tree) == 0
                ? cut
                : withoutFolder(cut.where(record -> isShown(cut.start(record), cut.end(record))));
    }

    /** Returns whether nodes show a text or an image. */
    private boolean isShown(int start, int end) {
        return tree.textLength(start, end) > 0 || IntStream.range(start, end).anyMatch(tree::isImage);
    }

    private Proposal withoutFolder(Proposal cut) {
        String up = cut.count() < FEWEST ? null : address(cut, 0);
        if (up == null || !up.endsWith("/") && !isDotted(up)) {
            return cut;
        }
        for (int record = 1; record < cut.count(); record++) {
            String address = address(cut, record);
            if (address == null || !isBelow(address, up)) {
                return cut;
            }
        }
        return cut.where(record -> record > 0);
    }

    /** Returns the address that all links of a record have, null if it has none or several. */
    private @Nullable String address(Proposal cut, int record) {
        String found = null;
        for (int node = cut.start(record); node < cut.end(record); node++) {
            String address = tree.isLink(node) ? tree.address(node) : null;
            if (address != null) {
                if (found != null && !found.equals(address)) {
                    return null;
                }
                found = address;
            }
        }
        return found;
    }

    /** Returns whether an address goes on from a folder's own, or from the page's where the folder is a path from the root on. */
    private static boolean isBelow(String address, String folder) {
        if (isDotted(folder)) {
            return !isDotted(address);
        }
        boolean isName = !address.isEmpty() && "/.?#".indexOf(address.charAt(0)) < 0 && address.indexOf(':') < 0;
        return isName && folder.startsWith("/") || address.startsWith(folder) && address.length() > folder.length();
    }

    /** Returns whether an address leads up by dots alone. */
    private static boolean isDotted(String address) {
        return address.startsWith("..") && address.chars().allMatch(letter -> letter == '.' || letter == '/');
    }
}
