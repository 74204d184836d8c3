package io.tagwave.detail;

import io.tagwave.tree.PageTree;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Holds the fields of a page by their places. A value ends with its line or is the line beside its label; similar lines side by
 * side, such as paragraphs, are one field.
 */
final class DetailFields {

    private static final String TEXT = "/" + PageTree.TEXT;

    private final Map<String, StringBuilder> byPlace = new LinkedHashMap<>();
    private final Map<String, Integer> times = new HashMap<>();
    /** Places of texts that are a whole link; side by side they are a list of links, not one text. */
    private final Set<String> linked = new HashSet<>();

    /** The field that the next text may continue, or null. */
    private @Nullable StringBuilder open;

    private String openPath = "";
    /** The label before the next text, or null. */
    private @Nullable DetailPiece label;

    private DetailFields() {}

    /**
     * Reads a page.
     *
     * @param isLabel whether a text is the label of what follows it
     */
    static DetailFields of(DetailPage page, Predicate<DetailPiece> isLabel) {
        DetailFields fields = new DetailFields();
        List<DetailPiece> pieces = page.pieces();
        int texts = 0;
        for (DetailPiece piece : pieces) {
            texts++;
            if (piece.isText()) {
                fields.read(piece, isLabel.test(piece) && isFollowed(pieces, texts));
            } else {
                fields.add(piece.path(), piece.text());
                fields.linked.add(piece.path() + TEXT);
            }
        }
        return fields;
    }

    /** Returns whether the next text, without links and images, belongs to the one before. */
    private static boolean isFollowed(List<DetailPiece> pieces, int from) {
        for (int i = from; i < pieces.size(); i++) {
            if (pieces.get(i).isText()) {
                return pieces.get(i).sort() != DetailPiece.Sort.APART;
            }
        }
        return false;
    }

    /** Returns the first text or address at a place, or null. */
    @Nullable
    String at(String place) {
        StringBuilder text = byPlace.get(place);
        return text == null ? null : text.toString();
    }

    /** Returns how many texts or addresses are at a place. */
    int times(String place) {
        return times.getOrDefault(place, 0);
    }

    /** Returns all places in document order. */
    Iterable<String> places() {
        return byPlace.keySet();
    }

    private void read(DetailPiece piece, boolean isLabel) {
        if (label != null) {
            begin(piece.path() + "[" + DetailLabels.name(label.text()) + "]", piece);
            label = null;
        } else if (isLabel) {
            open = null;
            label = piece;
        } else if (open != null && piece.sort() == DetailPiece.Sort.ONWARD) {
            open.append(' ').append(piece.text());
        } else if (open != null && goesOn(piece)) {
            open.append('\n').append(piece.text());
        } else {
            begin(piece.path(), piece);
        }
    }

    private boolean goesOn(DetailPiece piece) {
        return piece.sort() == DetailPiece.Sort.BESIDE && piece.path().equals(openPath) && !linked.contains(openPath);
    }

    private void begin(String place, DetailPiece first) {
        open = add(place, first.text());
        openPath = first.path();
    }

    private StringBuilder add(String place, String text) {
        StringBuilder begun = new StringBuilder(text);
        byPlace.putIfAbsent(place, begun);
        times.merge(place, 1, Integer::sum);
        return begun;
    }
}
