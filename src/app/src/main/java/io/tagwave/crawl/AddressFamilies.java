package io.tagwave.crawl;

import io.tagwave.web.LruMap;
import io.tagwave.web.UrlHosts;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Finds families of addresses whose pages make pages without end, such as the months of a calendar: their latest pages led to more
 * and more pages of the family, and brought no word, no image, no record and no address outside the family that an earlier page of the family had not brought.
 * Addresses of other families that bring nothing either count as inside, as weeks and days lead to each other. Finds sessions in addresses
 * too: random parts without which pages had the same contents each time that this was seen. Used by many threads.
 */
final class AddressFamilies {

    /** Pages in a row without news; the months of five years and their days bring some in every real calendar with events. */
    static final int BARREN = 100;

    /** New addresses of the family that those pages led to: a family of fewer pages has an end. */
    static final int MADE = 500;

    /** New addresses that are counted of one page: days of a month. */
    private static final int MOST_MADE = 30;

    /** Pages in a row without contents of their own after which another family's addresses are no news. */
    private static final int STALE = 20;

    /** Pages that were read in two sessions with the same contents: one page alone may be an error that is shown for many numbers. */
    private static final int SAME_PAGES = 3;

    private static final int MAX_PAGES = 20_000;
    private static final int MAX_FAMILIES = 5000;
    /** A family's memory of what its pages held takes 2 KB; it is emptied when half full, so that it does not deny news. */
    private static final int BITS = 1 << 14;
    /** The memory of all addresses takes 2 MB. */
    private static final int LINK_BITS = 1 << 24;

    private static final Pattern NUMBERED = Pattern.compile("[^/]*\\d[^/]*");
    /** Six characters or more in which letters and digits take turns. */
    private static final Pattern RANDOM = Pattern.compile("(?<![\\w%-])(?=[\\w%-]{6})"
            + "(?:\\d[\\w%-]*?[A-Za-z][\\w%-]*?\\d|[A-Za-z][\\w%-]*?\\d[\\w%-]*?[A-Za-z])[\\w%-]*");

    private static final Pattern WORD = Pattern.compile("[A-Za-z_-]{1,15}");

    private final Map<String, Family> families = new LruMap<>(MAX_FAMILIES);
    /** Contents of pages by their addresses without random parts. */
    private final Map<String, Integer> pages = new LruMap<>(MAX_PAGES);
    /** Pages of each site that were the same without random parts, by one of some numbers; -1 stands for those that were not. */
    private final Map<String, Set<Integer>> same = new LruMap<>(MAX_FAMILIES);

    private final BitSet links = new BitSet(LINK_BITS);
    private int linkCount;

    /**
     * One of the families of an address.
     *
     * @param parts what the pages of a wider family combine in ever other ways; the family ends for those that it has seen
     */
    record Kinship(String name, Set<String> parts) {}

    private static final class Family {
        private final BitSet seen = new BitSet(BITS);
        private final Set<String> parts = new HashSet<>();
        private int stale;
        private int barren;
        private int made;

        /** Returns true if any of the contents is new. */
        boolean add(int[] contents) {
            boolean news = seen.cardinality() > BITS / 2;
            if (news) {
                seen.clear();
            }
            for (int content : contents) {
                int bit = (content * 0x9E3779B9) >>> 18;
                news |= !seen.get(bit);
                seen.set(bit);
            }
            stale = news ? 0 : stale + 1;
            return news;
        }
    }

    /** Notes the hashes of what a page holds, and the addresses that it leads to; a page without any contents is not counted. */
    synchronized void visited(String url, int[] contents, Collection<String> follow) {
        if (contents.length == 0) {
            return;
        }
        String bare = bare(url);
        int sum = IntStream.of(contents).sum();
        Integer earlier = bare.equals(url) ? null : pages.putIfAbsent(bare, sum);
        if (earlier != null) {
            same.computeIfAbsent(UrlHosts.origin(url), site -> new HashSet<>())
                    .add(earlier == sum ? bare.hashCode() & 0xFF : -1);
        }
        List<List<Kinship>> added =
                follow.stream().filter(this::isNew).map(AddressFamilies::of).toList();
        for (Kinship kinship : of(url)) {
            Family family = families.computeIfAbsent(kinship.name, name -> new Family());
            boolean news = family.add(contents);
            boolean inside = added.stream().allMatch(link -> link.stream().anyMatch(other -> isInside(kinship, other)));
            if (news || !inside) {
                family.barren = 0;
                family.made = 0;
                family.parts.clear();
            } else {
                family.barren++;
                family.made += Math.min(added.size(), MOST_MADE);
                family.parts.addAll(kinship.parts);
            }
        }
    }

    /** Returns true if an address of one family that leads to the other is no news, as both are one or the other brings none. */
    private boolean isInside(Kinship kinship, Kinship other) {
        Family family = families.get(other.name);
        boolean isAsWide = other.parts.isEmpty() || !kinship.parts.isEmpty();
        return other.name.equals(kinship.name) || isAsWide && family != null && family.stale >= STALE;
    }

    private boolean isNew(String link) {
        int bit = (link.hashCode() * 0x9E3779B9) >>> 8;
        if (links.get(bit)) {
            return false;
        }
        if (++linkCount > LINK_BITS / 4) {
            links.clear();
            linkCount = 0;
        }
        links.set(bit);
        return true;
    }

    /** Returns why a page like this one would bring nothing; null if it may bring something. */
    synchronized @Nullable String refusal(String url) {
        for (Kinship kinship : of(url)) {
            Family family = families.get(kinship.name);
            if (family != null
                    && family.barren >= BARREN
                    && family.made >= MADE
                    && family.parts.containsAll(kinship.parts)) {
                return "the last " + BARREN + " pages like " + kinship.name
                        + " led to more of them and brought nothing new";
            }
        }
        Set<Integer> alike = same.getOrDefault(UrlHosts.origin(url), Set.of());
        String bare = bare(url);
        boolean isKnown = !bare.equals(url) && pages.containsKey(bare);
        return isKnown && alike.size() >= SAME_PAGES && !alike.contains(-1)
                ? "read in another session already; the pages of " + UrlHosts.origin(url) + " are the same in each"
                : null;
    }

    private static String bare(String url) {
        return RANDOM.matcher(url).replaceAll("…");
    }

    /**
     * Returns the families of an address: {@code http://e.org/cal/#?day=…&month=…}, then, where the address combines words,
     * {@code http://e.org/shop?…} and {@code http://e.org/…/a/…}.
     */
    static List<Kinship> of(String url) {
        String[] halves = url.split("\\?", 2);
        int start = UrlHosts.pathStart(halves[0]);
        String origin = start < 0 ? halves[0].toLowerCase(Locale.ROOT) : halves[0].substring(0, start);
        String path =
                start < 0 ? "" : NUMBERED.matcher(halves[0].substring(start)).replaceAll("#");
        List<Kinship> families = new ArrayList<>();
        if (halves.length > 1) {
            // A value of some letters, such as page=calendar, often says what kind of page it is.
            TreeSet<String> parameters = Stream.of(halves[1].split("&"))
                    .map(each ->
                            WORD.matcher(each.substring(each.indexOf('=') + 1)).matches()
                                    ? each
                                    : each.replaceFirst("=.*", "=…"))
                    .collect(Collectors.toCollection(TreeSet::new));
            families.add(new Kinship(origin + path + "?" + String.join("&", parameters), Set.of()));
            families.add(new Kinship(origin + path + "?…", parameters));
        } else {
            families.add(new Kinship(origin + path, Set.of()));
        }
        List<String> segments = Stream.of(path.split("/"))
                .filter(segment -> !segment.isEmpty() && !segment.equals("#"))
                .toList();
        Set<String> distinct = Set.copyOf(segments);
        if (distinct.size() < segments.size()) {
            families.add(new Kinship(origin + "/…/ with a segment twice", distinct));
        }
        return families;
    }
}
