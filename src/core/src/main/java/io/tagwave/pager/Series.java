package io.tagwave.pager;

import java.util.List;

/**
 * Links that show numbers and whose addresses differ in one place only.
 *
 * @param last the link of the highest number
 * @param shown the number that it shows
 * @param where a difference of its address from another
 * @param value the number that its address has there, -1 where the addresses differ in something else than a number
 * @param step by how much the address grows from one page to the next
 */
record Series(Address last, long shown, Difference where, long value, long step) {

    /** The series of some links with ascending numbers, or null: the first page may have an address of another form. */
    static Series of(List<Item> links, long width) {
        Series whole = links.size() < 2 ? null : ofAll(links, width);
        return whole == null && links.size() > 2 ? ofAll(links.subList(1, links.size()), width) : whole;
    }

    private static Series ofAll(List<Item> links, long width) {
        Item last = links.get(links.size() - 1);
        Series series = null;
        for (Item link : links.subList(0, links.size() - 1)) {
            Series next = of(link, last, width);
            if (next == null || series != null && !next.isLike(series)) {
                return null;
            }
            series = next;
        }
        return series;
    }

    /** Whether both say the same; what codes have in common at their ends says nothing. */
    private boolean isLike(Series other) {
        boolean sameWhere = value < 0 ? where.place().equals(other.where.place()) : where.isWhere(other.where);
        return sameWhere && value == other.value && step == other.step;
    }

    private static Series of(Item link, Item last, long width) {
        Difference difference = link.target().to(last.target());
        if (difference == null) {
            return null;
        }
        long shown = page(last, width);
        if (!difference.isOfNumbers()) {
            return new Series(last.target(), shown, difference, -1, 0);
        }
        long pages = shown - page(link, width);
        long growth = difference.to() - difference.from();
        boolean even = growth != 0 && growth % pages == 0;
        return even ? new Series(last.target(), shown, difference, difference.to(), growth / pages) : null;
    }

    /** The number of the page that is meant: the number shown, or that of a range of so many items. */
    static long page(Item item, long width) {
        NumberText number = item.number();
        return width > 1 ? number.first() / width + 1 : number.first();
    }

    /** Which page of the series an address is, -1 where it is none. */
    long pageOf(Address address) {
        if (address.isSame(last)) {
            return shown;
        }
        Difference difference = value < 0 ? null : address.to(last);
        if (difference == null || !difference.isWhere(where) || difference.from() < 0) {
            return -1;
        }
        long growth = value - difference.from();
        return growth % step == 0 ? shown - growth / step : -1;
    }
}
