package io.tagwave.align;

import io.tagwave.tree.PageTree;
import java.util.function.IntPredicate;

/** Whether texts of a line go on where the one before ends, without a blank, within a word or a number. */
final class Glue {

    private Glue() {}

    /** Whether there is a letter or a digit. */
    static boolean anyWord(String text) {
        return text.codePoints().anyMatch(Character::isLetterOrDigit);
    }

    /** Whether one of the texts is the inner part of a word. */
    static boolean isInWord(PageTree tree, int[] texts) {
        boolean before = false;
        for (int i = 1; i < texts.length; i++) {
            boolean glued = isGlued(tree, texts[i - 1], texts[i], Character::isLetter);
            if (before && glued) {
                return true;
            }
            before = glued;
        }
        return false;
    }

    /** Whether all of the texts are parts of one number, or of one with its currency. */
    static boolean isNumber(PageTree tree, int[] texts) {
        boolean number = true;
        for (int i = 1; i < texts.length && number; i++) {
            number = isGlued(tree, texts[i - 1], texts[i], Glue::isOfNumber);
        }
        return number;
    }

    private static boolean isGlued(PageTree tree, int left, int right, IntPredicate kind) {
        String before = tree.ownText(left);
        return !tree.isSpaced(right)
                && kind.test(before.codePointBefore(before.length()))
                && kind.test(tree.ownText(right).codePointAt(0));
    }

    private static boolean isOfNumber(int c) {
        return Character.isDigit(c) || Character.getType(c) == Character.CURRENCY_SYMBOL || c == '.' || c == ',';
    }
}
