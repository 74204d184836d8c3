package io.tagwave.detail;

import io.tagwave.column.TextEdges;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;

/**
 * Finds texts that are labels of what follows them: they are repeated on more pages than what follows them there, which varies. So
 * {@code Color} before {@code red} is a label, and {@code red} before {@code Size} is not.
 */
final class DetailLabels {

    private static final int MAX_LENGTH = 40;
    private static final int MIN_PAGES = 2;
    private static final int MIN_FOLLOWERS = 2;

    /** By path and text. */
    private final Set<DetailPiece> labels = new HashSet<>();
    /** Number of pages that have a text. */
    private final Map<DetailPiece, Integer> pages = new HashMap<>();

    /** Texts that follow a text. */
    private static final class Followers {
        private final Set<String> texts = new HashSet<>();
        private int count;
        private long pages;
    }

    DetailLabels(List<DetailPage> some) {
        for (DetailPage page : some) {
            Set<DetailPiece> own = new HashSet<>();
            page.pieces().stream().filter(DetailPiece::isText).forEach(piece -> own.add(plain(piece)));
            own.forEach(piece -> pages.merge(piece, 1, Integer::sum));
        }
        Map<DetailPiece, Followers> followers = new HashMap<>();
        for (DetailPage page : some) {
            note(page, followers);
        }
        followers.forEach((piece, after) -> {
            if (after.texts.size() >= MIN_FOLLOWERS && after.pages < (long) after.count * count(piece)) {
                labels.add(piece);
            }
        });
    }

    /** Returns a text at its place, regardless of the text before it. */
    private static DetailPiece plain(DetailPiece piece) {
        return new DetailPiece(DetailPiece.Sort.APART, piece.path(), piece.text());
    }

    private void note(DetailPage page, Map<DetailPiece, Followers> followers) {
        DetailPiece before = null;
        for (DetailPiece piece : page.pieces()) {
            if (!piece.isText()) {
                continue;
            }
            if (before != null && piece.sort() != DetailPiece.Sort.APART && mayBe(before)) {
                Followers after = followers.computeIfAbsent(plain(before), b -> new Followers());
                after.texts.add(piece.text());
                after.count++;
                after.pages += count(piece);
            }
            before = piece;
        }
    }

    private boolean mayBe(DetailPiece piece) {
        return piece.text().length() <= MAX_LENGTH
                && count(piece) >= MIN_PAGES
                && piece.text().chars().anyMatch(Character::isLetter);
    }

    private int count(DetailPiece piece) {
        return pages.getOrDefault(plain(piece), 0);
    }

    /** Returns whether a text is a label. */
    boolean isLabel(DetailPiece piece) {
        return labels.contains(plain(piece));
    }

    /** Returns a label without punctuation at its end. */
    static String name(String label) {
        IntPredicate mayEnd = c -> Character.isLetterOrDigit(c) || ")%".indexOf(c) >= 0;
        return TextEdges.trimmed(label, c -> true, mayEnd).strip();
    }
}
