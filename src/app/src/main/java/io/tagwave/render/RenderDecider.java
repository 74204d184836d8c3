package io.tagwave.render;

import io.tagwave.web.LruMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Decides from a parsed page whether to render it, and learns for each host whether rendering adds records. A page with
 * records is not rendered: scripts seldom add to a list that is there. Safe for many threads.
 */
public final class RenderDecider {

    /** A page with fewer texts than this has little beyond its frame: headline, a few links, a footer. */
    private static final int FEW_TEXTS = 25;

    /** Ratio of script to text characters above which a page is mostly data for its scripts. */
    private static final int SCRIPT_TO_TEXT = 3;

    /** Number of pages without gain after which a host is not rendered. */
    private static final int MAX_USELESS_TRIES = 3;

    private static final int MAX_HOSTS = 100_000;

    private final Map<String, History> hosts = new LruMap<>(MAX_HOSTS);

    /** Decides about a page of a host. */
    public synchronized RenderChoice decide(String host, ScriptSigns signs) {
        if (signs.scripts() == 0) {
            return RenderChoice.no("no script");
        }
        if (signs.records() > 0) {
            return RenderChoice.no("records without script");
        }
        History history = hosts.getOrDefault(host, History.NONE);
        if (history.gains() > 0) {
            return RenderChoice.yes("no records, and rendering added some on this host");
        }
        String suspicion = suspicion(signs);
        if (suspicion == null) {
            return RenderChoice.no("text without records");
        }
        return history.tries() < MAX_USELESS_TRIES
                ? RenderChoice.yes(suspicion)
                : RenderChoice.no("rendering added nothing on this host");
    }

    /** Tells whether scripts are likely to fill a page in which no list was found. */
    public static boolean isFilledByScripts(ScriptSigns signs) {
        return signs.scripts() > 0
                && (signs.textNodes() < FEW_TEXTS
                        || signs.emptyRoots() > 0 && signs.scriptLength() > SCRIPT_TO_TEXT * signs.textLength());
    }

    /** Records how many records rendering a page added. */
    public synchronized void learn(String host, int gain) {
        History before = hosts.getOrDefault(host, History.NONE);
        hosts.put(host, new History(before.tries() + 1, before.gains() + (gain > 0 ? 1 : 0)));
    }

    private static @Nullable String suspicion(ScriptSigns signs) {
        if (signs.emptyRoots() > 0) {
            return "no records, and an element that scripts can fill";
        }
        if (signs.textNodes() < FEW_TEXTS) {
            return "no records, and little text beside scripts";
        }
        if (signs.scriptLength() > SCRIPT_TO_TEXT * signs.textLength()) {
            return "no records, and more script than text";
        }
        return null;
    }

    private record History(int tries, int gains) {
        static final History NONE = new History(0, 0);
    }
}
