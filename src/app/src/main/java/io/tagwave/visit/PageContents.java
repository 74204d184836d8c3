package io.tagwave.visit;

import io.tagwave.dom.ParsedPage;
import io.tagwave.extract.Extraction;
import io.tagwave.tree.PageTree;
import java.util.HashSet;
import java.util.Set;

/** Summarizes what a page holds, so that it can be told whether another one brings anything else. */
final class PageContents {

    /** Enough to tell two pages apart. */
    private static final int MAX_CONTENTS = 20_000;

    private PageContents() {}

    /** Returns hashes of words without digits, which a calendar only counts on with, of addresses of images, and of records. */
    static int[] of(ParsedPage page, Extraction extraction) {
        Set<Integer> contents = new HashSet<>();
        addWords(page.title(), contents);
        PageTree tree = page.tree();
        for (int i = 0; i < tree.size() && contents.size() < MAX_CONTENTS; i++) {
            if (tree.isText(i)) {
                addWords(tree.ownText(i), contents);
            } else if (tree.isImage(i)) {
                contents.add(String.valueOf(tree.address(i)).hashCode());
            }
        }
        extraction.regions().stream()
                .flatMap(list -> list.records().stream())
                .limit(MAX_CONTENTS)
                .forEach(row -> contents.add(row.text().hashCode()));
        return contents.stream().mapToInt(Integer::intValue).toArray();
    }

    private static void addWords(String text, Set<Integer> contents) {
        int hash = 0;
        for (int i = 0; i <= text.length(); i++) {
            boolean letter = i < text.length() && Character.isLetter(text.charAt(i));
            if (letter) {
                hash = 31 * hash + text.charAt(i);
            } else if (hash != 0) {
                contents.add(hash);
                hash = 0;
            }
        }
    }
}
