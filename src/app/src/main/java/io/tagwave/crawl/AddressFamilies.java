package io.tagwave.crawl;

import io.tagwave.web.LruMap;
import io.tagwave.web.UrlHosts;
import java.util.BitSet;
import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * Finds families of addresses whose pages make pages without end, such as the months of a calendar: their latest pages led to more
 * and more pages of the family, and brought no word, no image, no record and no address outside the family that an earlier page of the family had not brought. Addresses are of
 * one family if they differ in path segments with digits and in the values of parameters. Used by many threads.
 */
final class AddressFamilies {

    /** Pages in a row without news; the months of five years and their days bring some in every real calendar with events. */
    static final int BARREN = 100;

    /** New addresses of the family that those pages led to: a family of fewer pages has an end. */
    static final int MADE = 1000;

    /** New addresses that are counted of one page: days of a month. */
    private static final int MOST_MADE = 10;

    private static final int MAX_FAMILIES = 5000;
    /** A family's memory of what its pages held takes 2 KB; it is emptied when half full, so that it does not deny news. */
    private static final int BITS = 1 << 14;

    private static final Pattern NUMBERED = Pattern.compile("[^/]*\\d[^/]*");
    private static final Pattern WORD = Pattern.compile("[A-Za-z_-]+");

    private final Map<String, Family> families = new LruMap<>(MAX_FAMILIES);

    private static final class Family {
        private final BitSet seen = new BitSet(BITS);
        private int barren;
        private int made;

        boolean add(int content) {
            int bit = (content * 0x9E3779B9) >>> 18;
            boolean isNew = !seen.get(bit);
            seen.set(bit);
            return isNew;
        }
    }

    /** Notes the hashes of what a page holds, and the addresses that it leads to; a page without any contents is not counted. */
    synchronized void visited(String url, int[] contents, Collection<String> links) {
        if (contents.length == 0) {
            return;
        }
        Family family = families.computeIfAbsent(of(url), name -> new Family());
        boolean news = false;
        for (int content : contents) {
            news |= family.add(content);
        }
        String path = path(url);
        int made = 0;
        for (String link : links) {
            boolean isInside = path(link).equals(path);
            boolean isNew = (!isInside || made < MOST_MADE) && family.add(link.hashCode());
            made += isInside && isNew ? 1 : 0;
            news |= !isInside && isNew;
        }
        boolean forgets = family.seen.cardinality() > BITS / 2;
        if (forgets) {
            family.seen.clear();
        }
        if (news || forgets) {
            family.barren = 0;
            family.made = 0;
        } else if (made > 0) {
            family.barren++;
            family.made += made;
        }
    }

    /** Returns true if the latest pages like this one brought nothing. */
    synchronized boolean isBarren(String url) {
        Family family = families.get(of(url));
        return family != null && family.barren >= BARREN && family.made >= MADE;
    }

    /** Returns the name of an address's family: {@code http://e.org/cal/#?day=…&month=…}. */
    static String of(String url) {
        int query = url.indexOf('?');
        TreeSet<String> parameters = new TreeSet<>();
        if (query >= 0) {
            for (String parameter : url.substring(query + 1).split("&")) {
                int equals = parameter.indexOf('=');
                // A value of letters, such as page=calendar, often says what kind of page it is.
                boolean kind = WORD.matcher(parameter.substring(equals + 1)).matches();
                parameters.add(equals < 0 || kind ? parameter : parameter.substring(0, equals + 1) + "…");
            }
        }
        return path(url) + (parameters.isEmpty() ? "" : "?" + String.join("&", parameters));
    }

    private static String path(String url) {
        int query = url.indexOf('?');
        String address = query < 0 ? url : url.substring(0, query);
        int path = UrlHosts.pathStart(address);
        return path < 0
                ? address.toLowerCase(Locale.ROOT)
                : address.substring(0, path)
                        + NUMBERED.matcher(address.substring(path)).replaceAll("#");
    }
}
