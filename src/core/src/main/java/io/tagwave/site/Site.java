package io.tagwave.site;

import java.util.ArrayList;
import java.util.List;

/**
 * Says which lists of a site are meant.
 *
 * @param host in lower case, without a port
 * @param lists of which the first that a page shows is its main list
 * @param refused places of records, as in {@link SiteList#records}, that are not lists
 */
public record Site(String host, List<SiteList> lists, List<String> refused) {

    public Site {
        lists = List.copyOf(lists);
        refused = List.copyOf(refused);
    }

    /** Creates a site without refused lists. */
    public Site(String host, List<SiteList> lists) {
        this(host, lists, List.of());
    }

    /** Returns whether it has neither lists nor refused places. */
    public boolean isEmpty() {
        return lists.isEmpty() && refused.isEmpty();
    }

    /** Returns the site with a list as its first; if the list was learned before, the choices made for it are kept. */
    public Site choosing(SiteList chosen) {
        Site all = with(chosen);
        List<SiteList> ordered = new ArrayList<>(all.lists);
        List<SiteList> before = lists;
        SiteList first = ordered.stream()
                .filter(list -> !before.contains(list))
                .findFirst()
                .orElse(null);
        int place = first == null ? indexOfPlace(ordered, chosen) : ordered.indexOf(first);
        ordered.add(0, ordered.remove(place));
        return new Site(host, ordered, without(chosen.records()));
    }

    private static int indexOfPlace(List<SiteList> lists, SiteList chosen) {
        for (int i = 0; i < lists.size(); i++) {
            if (lists.get(i).records().contains(chosen.records().get(0))) {
                return i;
            }
        }
        return lists.size() - 1;
    }

    /** Returns the site with a place refused. */
    public Site refusing(String place) {
        List<String> places = new ArrayList<>(without(List.of(place)));
        places.add(place);
        return new Site(host, elsewhere(place), places);
    }

    /** Returns the site without lists at a place, and without refusing it. */
    public Site forgetting(String place) {
        return new Site(host, elsewhere(place), without(List.of(place)));
    }

    /** Returns the site with one of its lists replaced. */
    public Site replacing(SiteList before, SiteList after) {
        return new Site(
                host,
                lists.stream().map(list -> list.equals(before) ? after : list).toList(),
                refused);
    }

    private List<SiteList> elsewhere(String place) {
        return lists.stream().filter(list -> !list.records().contains(place)).toList();
    }

    private List<String> without(List<String> places) {
        return refused.stream().filter(place -> !places.contains(place)).toList();
    }

    /** Returns the site with a learned list: in place of the one at its place, with the choices made for that, else added at the end. */
    public Site with(SiteList learned) {
        List<SiteList> all = new ArrayList<>(lists);
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).isReplacedBy(learned)) {
                all.set(i, learned.withChoicesOf(all.get(i)));
                return new Site(host, all, refused);
            }
        }
        all.add(learned);
        return new Site(host, all, refused);
    }
}
