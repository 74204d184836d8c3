package io.tagwave.pager;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds links that show numbers and whose addresses grow with them in one place. Elsewhere their addresses may differ in what a
 * site keeps about its visitors, or in the same number once more.
 *
 * @param last address of the link with the highest number
 * @param shown the highest number
 * @param where a difference of the last address from another
 * @param value the number of the last address in that place
 * @param step by how much the address grows from one page to the next
 */
record LinkSeries(PageUrl last, long shown, UrlDifference where, long value, long step) {

    /** Further places in which addresses of a series may differ, and how many links the series then needs. */
    private static final int MAX_OTHER_PLACES = 2;

    private static final int MIN_LINKS = 3;

    /** Returns the series of links with ascending numbers, or null. The first and the last may have addresses of another form. */
    static @Nullable LinkSeries of(List<PagerItem> links, long width) {
        if (links.size() < 2) {
            return null;
        }
        List<List<UrlDifference>> differences = differences(links);
        LinkSeries series = counted(links, differences, width);
        if (series == null && links.size() > 2) {
            List<PagerItem> inner = links.subList(0, links.size() - 1);
            series = counted(inner, differences(inner), width);
        }
        return series;
    }

    /** Tries all links, and all but the first. */
    private static @Nullable LinkSeries counted(
            List<PagerItem> links, List<List<UrlDifference>> differences, long width) {
        LinkSeries series = grown(links, differences, width);
        return series == null && links.size() > 2
                ? grown(links.subList(1, links.size()), differences.subList(1, differences.size()), width)
                : series;
    }

    /** Returns the series if the addresses grow with the numbers. */
    private static @Nullable LinkSeries grown(
            List<PagerItem> links, List<List<UrlDifference>> differences, long width) {
        int others = links.size() < MIN_LINKS ? 0 : MAX_OTHER_PLACES;
        if (differences.stream().anyMatch(places -> places.size() > 1 + others)) {
            return null;
        }
        for (UrlDifference place : differences.get(0)) {
            LinkSeries series = of(place, links, differences, width);
            if (series != null) {
                return series;
            }
        }
        return null;
    }

    /** Returns, for each link but the last, in which places its address differs from that of the last. */
    private static List<List<UrlDifference>> differences(List<PagerItem> links) {
        PageUrl last = links.get(links.size() - 1).target();
        return links.subList(0, links.size() - 1).stream()
                .map(link -> link.target().places(last))
                .toList();
    }

    /** Returns the series if the addresses grow in one place, else null. */
    private static @Nullable LinkSeries of(
            UrlDifference place, List<PagerItem> links, List<List<UrlDifference>> differences, long width) {
        long shown = page(links.get(links.size() - 1), width);
        long step = 0;
        for (int i = 0; i < differences.size(); i++) {
            UrlDifference here = null;
            for (UrlDifference difference : differences.get(i)) {
                if (difference.isWhere(place)) {
                    here = difference;
                } else if (!difference.isOfNumbers() && !difference.isToCode()) {
                    return null;
                }
            }
            long pages = shown - page(links.get(i), width);
            if (here == null || !here.isOfNumbers() || (here.to() - here.from()) % pages != 0) {
                return null;
            }
            long growth = (here.to() - here.from()) / pages;
            if (step != 0 && growth != step) {
                return null;
            }
            step = growth;
        }
        long origin = place.to() - (shown - 1) * step;
        boolean counts = step > 0 && origin >= 0 && origin <= step;
        return counts ? new LinkSeries(links.get(links.size() - 1).target(), shown, place, place.to(), step) : null;
    }

    /** Returns the page of a link: its number, or that of a range of items. */
    static long page(PagerItem item, long width) {
        NumberText number = item.number();
        return width > 1 ? number.first() / width + 1 : number.first();
    }

    /** Returns which page of the series an address is, -1 if it is none. */
    long pageOf(PageUrl address) {
        if (address.isSame(last)) {
            return shown;
        }
        long page = -1;
        for (UrlDifference difference : address.places(last)) {
            if (difference.isWhere(where) && difference.from() >= 0) {
                long growth = value - difference.from();
                page = growth % step == 0 ? shown - growth / step : -1;
            } else if (!difference.isOfNumbers() && !difference.isToCode() && !difference.isOmission()) {
                return -1;
            }
        }
        return page;
    }
}
