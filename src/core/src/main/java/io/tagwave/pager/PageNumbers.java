package io.tagwave.pager;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Says how the addresses of a list's pages continue: by a number that grows in one place.
 *
 * @param place a parameter of the query, as {@code ?page=}, or a segment of the path by its number from 0, as {@code /2:};
 *     followed by its value, with a star in place of the number: {@code ?page=*}, {@code /2:page-*.html}
 * @param second the number in the address of the second page; that of the first page often has none
 * @param step by how much it grows from page to page
 */
public record PageNumbers(String place, long second, long step) {

    private static final char STAR = '*';

    /**
     * Checks the place.
     *
     * @throws IllegalArgumentException if the place has another form
     */
    public PageNumbers {
        int value = start(place);
        if (value <= 0 || place.indexOf(STAR) < value || place.indexOf(STAR) != place.lastIndexOf(STAR)) {
            throw new IllegalArgumentException(
                    "expected a place such as ?page=* or /2:page-*.html, with one star for the number, found " + place);
        }
    }

    /** Returns the numbers of pages in their order, or null if their addresses have none. */
    public static @Nullable PageNumbers of(List<String> urls) {
        for (int i = 1; i + 1 < urls.size(); i++) {
            PageNumbers numbers = between(urls.get(i), urls.get(i + 1));
            PageUrl secondPage = PageUrl.of(urls.get(1));
            if (numbers != null && secondPage != null && numbers.number(secondPage) >= 0) {
                return new PageNumbers(numbers.place, numbers.number(secondPage), numbers.step);
            }
        }
        return null;
    }

    private static @Nullable PageNumbers between(String from, String to) {
        PageUrl first = PageUrl.of(from);
        PageUrl second = PageUrl.of(to);
        UrlDifference difference = first == null || second == null ? null : first.to(second);
        if (difference == null || !difference.isOfNumbers() || difference.to() <= difference.from()) {
            return null;
        }
        String place = difference.place() + (difference.isOfQuery() ? "" : ":");
        return new PageNumbers(place + difference.around(), difference.to(), difference.to() - difference.from());
    }

    /** Returns whether two addresses differ in one number alone, which is greater in the second one. */
    public static boolean areInOrder(String from, String to) {
        return between(from, to) != null;
    }

    /** Returns whether one address is that of the page after another. */
    public boolean leads(String from, String to) {
        PageUrl first = PageUrl.of(from);
        PageUrl second = PageUrl.of(to);
        if (first == null || second == null || !first.isBeside(second)) {
            return false;
        }
        long now = number(first);
        return number(second) == (now < 0 ? this.second : now + step);
    }

    /** Returns the number of an address, or -1. */
    private long number(PageUrl address) {
        int start = start(place);
        String around = place.substring(start);
        int end = place.startsWith("?") ? start : start - 1;
        String value = Objects.requireNonNullElse(address.at(place.substring(0, end)), "");
        String before = around.substring(0, around.indexOf(STAR));
        String after = around.substring(around.indexOf(STAR) + 1);
        boolean fits =
                value.length() > before.length() + after.length() && value.startsWith(before) && value.endsWith(after);
        return fits ? UrlDifference.number(value.substring(before.length(), value.length() - after.length())) : -1;
    }

    /** Returns where in a place its value begins, 0 if it has another form. */
    private static int start(String place) {
        boolean ofQuery = place.startsWith("?");
        int end = ofQuery ? place.indexOf('=') : place.startsWith("/") ? place.indexOf(':') : -1;
        boolean named =
                end > 1 && (ofQuery || place.substring(1, end).chars().allMatch(c -> c >= '0' && c <= '9') && end <= 3);
        return named ? end + 1 : 0;
    }
}
