package io.tagwave.visit;

import io.tagwave.dom.ParsedPage;
import io.tagwave.extract.Extraction;
import io.tagwave.tree.PageTree;
import java.util.HashSet;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;

/** Summarizes what a page holds, so that it can be told whether another one brings anything else. */
final class PageContents {

    /** Enough to tell two pages apart. */
    private static final int MAX_CONTENTS = 20_000;

    private static final Pattern YEAR = Pattern.compile("(?<!\\d)\\d{4}(?!\\d)");

    private PageContents() {}

    /** Returns hashes of words without digits, which a calendar only counts on with, of names of images, and of the numbers of records. */
    static int[] of(ParsedPage page, Extraction extraction) {
        Set<Integer> contents = new HashSet<>();
        add(page.title(), Character::isLetter, contents);
        PageTree tree = page.tree();
        for (int i = 0; i < tree.size() && contents.size() < MAX_CONTENTS; i++) {
            if (tree.isText(i)) {
                add(tree.ownText(i), Character::isLetter, contents);
            } else if (tree.isImage(i)) {
                contents.add(name(String.valueOf(tree.address(i))).hashCode());
            }
        }
        extraction.regions().stream()
                .flatMap(list -> list.records().stream())
                .limit(MAX_CONTENTS)
                .forEach(row -> add(YEAR.matcher(row.text()).replaceAll(""), Character::isDigit, contents));
        return contents.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Returns the name of a file, whose folder and parameters may be a session's; otherwise the whole address. */
    private static String name(String address) {
        int end = address.split("[?;]", 2)[0].length();
        String name = address.substring(address.lastIndexOf('/', end) + 1, end);
        return name.contains(".") ? name : address;
    }

    /** Adds each run of letters, or of digits: the days of calendars are numbers that other weeks have too, but for years. */
    private static void add(String text, IntPredicate wanted, Set<Integer> contents) {
        int hash = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i < text.length() && wanted.test(text.charAt(i))) {
                hash = 31 * hash + text.charAt(i);
            } else if (hash != 0) {
                contents.add(hash);
                hash = 0;
            }
        }
    }
}
