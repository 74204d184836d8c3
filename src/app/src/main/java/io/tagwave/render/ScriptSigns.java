package io.tagwave.render;

import java.util.List;
import java.util.TreeSet;

/**
 * Tells what a parsed page says about whether scripts would add to it.
 *
 * @param textNodes texts in the page without its scripts
 * @param textLength characters of these texts
 * @param records content records that were found
 * @param scripts number of scripts
 * @param scriptLength characters of scripts and of data for them
 * @param emptyRoots ids of elements without content, which scripts can fill, in document order; {@code <div>} for one without id
 */
public record ScriptSigns(
        int textNodes, int textLength, int records, int scripts, int scriptLength, List<String> emptyRoots) {

    public ScriptSigns {
        emptyRoots = List.copyOf(emptyRoots);
    }

    /** Returns a name for pages of a host with the same elements to fill; numbers in ids tell items apart. */
    String template() {
        return String.join(" ", new TreeSet<>(emptyRoots)).replaceAll("\\d+", "0");
    }
}
