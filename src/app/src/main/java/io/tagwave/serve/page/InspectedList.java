package io.tagwave.serve.page;

import io.tagwave.answer.VerdictExplanation.Reason;
import io.tagwave.extract.ExtractedList;
import io.tagwave.tree.Span;
import java.util.List;

/**
 * A list of a page, content or noise, as it is read now.
 *
 * @param number from 1, in document order
 * @param region with its verdict and its columns as the site's file says
 * @param original with all columns under the names that the page gives them
 * @param columns numbers of the columns that are shown
 * @param parts for each record the spans of its positions
 * @param choice the user's correction
 * @param reasons of the verdict, the largest contribution first
 */
public record InspectedList(
        int number,
        ExtractedList region,
        ExtractedList original,
        List<Integer> columns,
        List<List<Span>> parts,
        Choice choice,
        List<Reason> reasons) {

    /** The correction of a list in the file of its site. */
    public enum Choice {
        NONE,
        /** It is a list of the site. */
        LIST,
        REJECTED
    }

    InspectedList numbered(int other) {
        return new InspectedList(other, region, original, columns, parts, choice, reasons);
    }

    /** Returns main, beside or noise. */
    public String role() {
        return isMain() ? "main" : region.verdict().content() ? "beside" : "noise";
    }

    /** Returns why the list was kept or dropped, as a sentence. */
    public String verdict() {
        return switch (choice) {
            case LIST -> "Kept: the site's file says that it is the list.";
            case REJECTED -> "Dropped: the site's file says that it is no list.";
            case NONE ->
                verdict(region.verdict().content(), isMain(), region.verdict().score()) + ", kept from 0.5 on.";
        };
    }

    /** Returns a verdict of the classifier in words. */
    public static String verdict(boolean content, boolean main, double score) {
        String verdict = !content
                ? "Dropped as noise"
                : main ? "Kept: the page's main list, or a part of it" : "Kept: a list beside the main one";
        return verdict + " (score " + Math.round(score * 1000) / 1000.0 + ")";
    }

    /** Tells whether it is the page's main list, or a part of it. */
    public boolean isMain() {
        return region.verdict().main();
    }

    /** Returns the position where a record begins. */
    public int position(int record) {
        return parts.get(record).get(0).start();
    }
}
