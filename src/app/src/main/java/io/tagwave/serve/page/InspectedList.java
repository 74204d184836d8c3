package io.tagwave.serve.page;

import io.tagwave.extract.ExtractedList;
import io.tagwave.tree.Span;
import java.util.List;

/**
 * A region of a page as it is read now.
 *
 * @param number from 1, in the order of the page
 * @param region with its verdict, and its columns as the site's file wants them
 * @param asFound the same with all columns that stand in it, under the names that the page gives them
 * @param columns the numbers of the columns that are shown
 * @param parts for each record the spans of positions that it stands in
 * @param wish what a person has said of it
 * @param why what the verdict was founded on, the weightiest first
 */
public record InspectedList(
        int number,
        ExtractedList region,
        ExtractedList asFound,
        List<Integer> columns,
        List<List<Span>> parts,
        Wish wish,
        List<Evidence> why) {

    /** What the file of a site says of a region. */
    public enum Wish {
        /** Nothing. */
        NONE,
        /** It is the list, or one of the lists. */
        LIST,
        /** It is none. */
        REFUSED
    }

    /**
     * Something that was measured, and what the model made of it.
     *
     * @param name as the model has it
     * @param words the same for people
     * @param effect what it adds to the sum that a probability is made of; below 0 where it speaks against the region
     */
    public record Evidence(String name, String words, double value, double effect) {}

    /** Main, beside or noise. */
    public String standing() {
        return region.verdict().main() ? "main" : region.verdict().content() ? "beside" : "noise";
    }

    /** Why it was kept or dropped, in a sentence. */
    public String verdict() {
        String score = " (score " + Math.round(region.verdict().score() * 1000) / 1000.0 + ", from 0.5 on it is kept)";
        return switch (wish) {
            case LIST -> "Kept: the site's file says that it is the list.";
            case REFUSED -> "Dropped: the site's file says that it is none.";
            default ->
                switch (standing()) {
                    case "main" -> "Kept: the list that the page was made for, or a part of it" + score + ".";
                    case "beside" -> "Kept: a list of its own beside the page's main one" + score + ".";
                    default -> "Dropped as noise" + score + ".";
                };
        };
    }

    /** Whether it is the list that the page was made for, or a part of it. */
    public boolean isMain() {
        return region.verdict().main();
    }

    /** Where a record begins on the page. */
    public int position(int record) {
        return parts.get(record).get(0).start();
    }
}
