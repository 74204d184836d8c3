package io.tagwave.pager;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Says that a list continues in a way that no address of a next page can express.
 *
 * @param by what a reader would use
 * @param url an address that belongs to it, or null
 */
public record MoreItems(By by, @Nullable String url) {

    /** Kinds of controls. */
    public enum By {
        /** Links whose address is a script or the page itself. */
        SCRIPT,
        /** A button that submits a form. */
        FORM,
        /** A button that is no part of a form. */
        BUTTON,
        /** A choice among page numbers. */
        SELECT,
        /** A link to a page of another host. */
        HOST,
        /** Links to parts of the list by letter. */
        LETTERS,
        /** Nothing that was found, but the page counts more items than it shows. */
        COUNT;

        /** Returns the name in lower case. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Begins every sentence. */
    public static final String OPENING = "the list continues by ";

    /** Returns a sentence without a period at its end. */
    public String sentence() {
        String means =
                switch (by) {
                    case SCRIPT -> "links that only a script can follow";
                    case FORM -> "a form";
                    case BUTTON -> "a button";
                    case SELECT -> "a choice of pages";
                    case HOST -> "a link to another host";
                    case LETTERS -> "links by letter";
                    case COUNT -> "a way that was not found (the page counts more items than it shows)";
                };
        String hint =
                switch (by) {
                    case LETTERS -> "run the command with the address of each letter";
                    case HOST -> "run the command with that address too";
                    default ->
                        "run the command with the addresses of its other pages; --render always presses buttons"
                                + " that add items";
                };
        return OPENING + means + ", which " + (by == By.SCRIPT || by == By.LETTERS ? "are" : "is") + " not followed"
                + (url == null ? "" : " (" + url + ")") + ": " + hint;
    }
}
