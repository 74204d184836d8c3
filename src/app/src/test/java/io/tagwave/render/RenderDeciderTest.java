package io.tagwave.render;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class RenderDeciderTest {

    private static final ScriptSigns EMPTY_ROOT = new ScriptSigns(40, 900, 0, 3, 500, 1);
    private static final ScriptSigns ARTICLE = new ScriptSigns(80, 9000, 0, 3, 500, 0);

    private final RenderDecider decider = new RenderDecider();

    @Test
    void aPageWithoutScriptIsNeverRendered() {
        assertFalse(decider.decide("a", new ScriptSigns(2, 20, 0, 0, 0, 1)).render());
    }

    @Test
    void aPageThatShowsRecordsIsLeftAlone() {
        assertFalse(
                decider.decide("a", new ScriptSigns(40, 900, 12, 3, 90_000, 2)).render());
    }

    @Test
    void anEmptyRootBesideScriptsIsSuspicious() {
        assertTrue(decider.decide("a", EMPTY_ROOT).render());
    }

    @Test
    void mostlyScriptIsSuspicious() {
        assertTrue(
                decider.decide("a", new ScriptSigns(60, 900, 0, 1, 50_000, 0)).render());
    }

    @Test
    void textWithoutRecordsIsAnArticle() {
        assertFalse(decider.decide("a", ARTICLE).render());
    }

    @Test
    void aHostOnWhichRenderingBringsNothingIsLeftAlone() {
        for (int i = 0; i < 3; i++) {
            decider.learn("a", 0);
        }
        assertFalse(decider.decide("a", EMPTY_ROOT).render());
        assertTrue(decider.decide("b", EMPTY_ROOT).render());
    }

    @Test
    void aHostOnWhichRenderingBroughtRecordsIsRenderedAgain() {
        decider.learn("a", 10);
        assertTrue(decider.decide("a", ARTICLE).render());
    }
}
