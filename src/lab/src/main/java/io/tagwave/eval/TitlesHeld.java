package io.tagwave.eval;

import java.util.List;

/** How many of a page's true titles a text holds, compared as {@link RecordScore} compares them. */
public final class TitlesHeld {

    private TitlesHeld() {}

    /** The share of the titles, from 0 to 1; 1 when there is none to be held. */
    public static double share(List<String> titles, String text) {
        List<TitleKey> keys =
                titles.stream().map(TitleKey::of).filter(key -> !key.isEmpty()).toList();
        return keys.isEmpty() ? 1 : (double) TitleKey.heldBy(text, keys).length / keys.size();
    }
}
