package io.tagwave.learn.list;

import java.text.Normalizer;

/** The form in which texts of a page and of its truth are compared. */
public final class ComparedText {

    private ComparedText() {}

    /** {@code text} in Unicode's form NFKC: full-width letters, ligatures and other looks of a character are one. */
    public static String of(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKC);
    }
}
