package io.tagwave.visit;

import io.tagwave.dom.ParsedPage;
import io.tagwave.extract.Extraction;
import io.tagwave.render.RenderDecider;
import io.tagwave.render.ScriptSigns;

/** Tells of a page that was read without a browser that its scripts may fill its list. */
public final class UnfilledPage {

    /** The end of each note. */
    public static final String ADVICE = "--render runs them in a browser";

    private UnfilledPage() {}

    /** Returns a sentence, or an empty string for a page without signs of such scripts. */
    public static String note(ParsedPage page, Extraction extraction) {
        ScriptSigns signs = ScriptSignReader.of(page, extraction);
        if (extraction.main().isEmpty()) {
            return RenderDecider.isFilledByScripts(signs)
                    ? "no main list is in the page as it was sent, but its scripts may fill one: " + ADVICE
                    : "";
        }
        return RenderDecider.isFrame(signs)
                ? "the page says little without its scripts, and its list may be another one with them: " + ADVICE
                : "";
    }
}
