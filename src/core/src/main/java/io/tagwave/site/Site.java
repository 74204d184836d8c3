package io.tagwave.site;

import java.util.ArrayList;
import java.util.List;

/**
 * The lists of a site that are meant.
 *
 * @param host in lower case, without a port
 * @param lists the first that a page shows is the page's main list
 */
public record Site(String host, List<SiteList> lists) {

    public Site {
        lists = List.copyOf(lists);
    }

    /** With a list that was learned: in place of the one that stands where it does, whose wishes it keeps, else behind the others. */
    public Site with(SiteList learned) {
        List<SiteList> all = new ArrayList<>(lists);
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).isReplacedBy(learned)) {
                all.set(i, learned.wishedAs(all.get(i)));
                return new Site(host, all);
            }
        }
        all.add(learned);
        return new Site(host, all);
    }
}
