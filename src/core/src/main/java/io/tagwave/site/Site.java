package io.tagwave.site;

import java.util.ArrayList;
import java.util.List;

/**
 * The lists of a site that are meant.
 *
 * @param host in lower case, without a port
 * @param lists the first that a page shows is the page's main list
 * @param refused places of records, as {@link SiteList#records} has them, that are no list whatever they look like
 */
public record Site(String host, List<SiteList> lists, List<String> refused) {

    public Site {
        lists = List.copyOf(lists);
        refused = List.copyOf(refused);
    }

    /** A site of which it is known what is meant, and not what is not. */
    public Site(String host, List<SiteList> lists) {
        this(host, lists, List.of());
    }

    /** Whether nothing is wanted. */
    public boolean isEmpty() {
        return lists.isEmpty() && refused.isEmpty();
    }

    /** With a list as the first, which is a page's main one: one that was learned before keeps its wishes. */
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

    /** Where what stands at a place is no list. */
    public Site refusing(String place) {
        List<String> places = new ArrayList<>(without(List.of(place)));
        places.add(place);
        return new Site(host, elsewhere(place), places);
    }

    /** Without any wish about what stands at a place. */
    public Site forgetting(String place) {
        return new Site(host, elsewhere(place), without(List.of(place)));
    }

    /** With another list in place of one of its own. */
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

    /** With a list that was learned: in place of the one that stands where it does, whose wishes it keeps, else behind the others. */
    public Site with(SiteList learned) {
        List<SiteList> all = new ArrayList<>(lists);
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).isReplacedBy(learned)) {
                all.set(i, learned.wishedAs(all.get(i)));
                return new Site(host, all, refused);
            }
        }
        all.add(learned);
        return new Site(host, all, refused);
    }
}
