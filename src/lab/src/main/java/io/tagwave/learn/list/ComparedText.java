package io.tagwave.learn.list;

import java.text.Normalizer;

/** Normalizes texts of a page and of its truth before they are compared. */
public final class ComparedText {

    private ComparedText() {}

    /** Returns a text in Unicode's form NFKC, in which full-width letters, ligatures and other variants of a character are equal. */
    public static String of(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKC);
    }
}
