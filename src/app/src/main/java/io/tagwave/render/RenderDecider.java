package io.tagwave.render;

import io.tagwave.web.LruMap;
import java.util.Map;

/**
 * Decides from a parsed page whether to render it, and learns for each host from what rendering brought. A page that shows
 * records already is left alone: scripts seldom add to a list that is there. Used by many threads at once.
 */
public final class RenderDecider {

    /** Fewer texts than the frame of a page alone has: head line, a few links, a foot line. */
    private static final int FEW_TEXTS = 25;

    /** Script or data of so many times the text: the page is mostly what it will be made from. */
    private static final int SCRIPT_TO_TEXT = 3;

    /** After so many pages in vain a host is left alone. */
    private static final int TRIES_IN_VAIN = 3;

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
        return history.tries() < TRIES_IN_VAIN
                ? RenderChoice.yes(suspicion)
                : RenderChoice.no("rendering added nothing on this host");
    }

    /** Learns what rendering a page brought. */
    public synchronized void learn(String host, int gain) {
        History before = hosts.getOrDefault(host, History.NONE);
        hosts.put(host, new History(before.tries() + 1, before.gains() + (gain > 0 ? 1 : 0)));
    }

    private static String suspicion(ScriptSigns signs) {
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
