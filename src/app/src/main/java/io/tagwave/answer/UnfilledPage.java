package io.tagwave.answer;

import io.tagwave.extract.Extraction;
import io.tagwave.render.RenderDecider;
import io.tagwave.visit.LoadedPage;
import io.tagwave.visit.ScriptSignReader;

/** Tells of a page without a main list that its scripts may fill it. */
final class UnfilledPage {

    private static final String NOTE =
            "no main list is in the page as it was sent, but its scripts may fill one: --render runs them in a browser";

    private UnfilledPage() {}

    /** Returns a sentence, or an empty string for a page with a list or without signs of such scripts. */
    static String note(LoadedPage page, Extraction extraction) {
        return !page.rendered()
                        && extraction.main().isEmpty()
                        && RenderDecider.isFilledByScripts(ScriptSignReader.of(page.page(), extraction))
                ? NOTE
                : "";
    }
}
