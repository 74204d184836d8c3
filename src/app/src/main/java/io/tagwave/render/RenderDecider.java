package io.tagwave.render;

import io.tagwave.web.LruMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Decides from a parsed page whether to render it, and learns for each host and template whether rendering adds records.
 * A page with records and an element to fill is rendered once for its template: what looks like its list may be page
 * numbers or filters. Safe for many threads.
 */
public final class RenderDecider {

    /** A page with fewer texts than this has little beyond its frame: headline, a few links, a footer. */
    private static final int FEW_TEXTS = 25;

    /** Ratio of script to text characters above which a page is mostly data for its scripts. */
    private static final int SCRIPT_TO_TEXT = 3;

    /** Number of pages without gain after which a host is not rendered. */
    private static final int MAX_USELESS_TRIES = 3;

    private static final int MAX_HOSTS = 100_000;

    private final Map<String, History> known = new LruMap<>(MAX_HOSTS);

    /** Decides about a page of a host; a page that is to be rendered counts as tried. */
    public synchronized RenderChoice decide(String host, ScriptSigns signs) {
        RenderChoice choice = choose(host, signs);
        if (choice.render()) {
            add(host, 1, 0);
            add(key(host, signs), 1, 0);
        }
        return choice;
    }

    private RenderChoice choose(String host, ScriptSigns signs) {
        if (signs.scripts() == 0) {
            return new RenderChoice(false, "no script");
        }
        History pages = of(host);
        History alike = of(key(host, signs));
        boolean fillable = !signs.emptyRoots().isEmpty();
        if (fillable && alike.gains() > 0) {
            return new RenderChoice(true, "rendering added records to such a page of this host");
        }
        if (signs.records() > 0) {
            return fillable && alike.tries() == 0 && (pages.gains() > 0 || pages.tries() < MAX_USELESS_TRIES)
                    ? new RenderChoice(true, "records, and an element that scripts can fill: tried once for such pages")
                    : new RenderChoice(false, "records without script");
        }
        if (pages.gains() > 0) {
            return new RenderChoice(true, "no records, and rendering added some on this host");
        }
        String suspicion = suspicion(signs);
        if (suspicion == null) {
            return new RenderChoice(false, "text without records");
        }
        return pages.tries() < MAX_USELESS_TRIES
                ? new RenderChoice(true, suspicion)
                : new RenderChoice(false, "rendering added nothing on this host");
    }

    /** Tells whether scripts are likely to fill a page in which no list was found. */
    public static boolean isFilledByScripts(ScriptSigns signs) {
        return signs.scripts() > 0
                && (signs.textNodes() < FEW_TEXTS
                        || !signs.emptyRoots().isEmpty() && signs.scriptLength() > SCRIPT_TO_TEXT * signs.textLength());
    }

    /** Returns whether a page with a list has little text and an element with an id to fill: the list may be its page numbers or filters. */
    public static boolean isFrame(ScriptSigns signs) {
        return signs.scripts() > 0
                && signs.textNodes() < FEW_TEXTS
                && signs.emptyRoots().stream().anyMatch(name -> !name.startsWith("<"));
    }

    /** Records how many records rendering a page added. */
    public synchronized void learn(String host, ScriptSigns signs, int gain) {
        if (gain > 0) {
            add(host, 0, 1);
            add(key(host, signs), 0, 1);
        }
    }

    private History of(String key) {
        return known.getOrDefault(key, History.NONE);
    }

    private void add(String key, int tries, int gains) {
        History before = of(key);
        known.put(key, new History(before.tries() + tries, before.gains() + gains));
    }

    private static String key(String host, ScriptSigns signs) {
        return host + " #" + signs.template();
    }

    private static @Nullable String suspicion(ScriptSigns signs) {
        if (!signs.emptyRoots().isEmpty()) {
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

    /**
     * A decision whether to render a page.
     *
     * @param reason one phrase
     */
    public record RenderChoice(boolean render, String reason) {}

    private record History(int tries, int gains) {
        static final History NONE = new History(0, 0);
    }
}
