package io.tagwave.render;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class RenderDeciderTest {

    private static final ScriptSigns EMPTY_ROOT = new ScriptSigns(40, 900, 0, 3, 500, List.of("goods"));
    private static final ScriptSigns ARTICLE = new ScriptSigns(80, 9000, 0, 3, 500, List.of());

    private static final ScriptSigns FILLABLE = new ScriptSigns(40, 900, 12, 3, 500, List.of("goods"));

    private final RenderDecider decider = new RenderDecider();

    @Test
    void aPageWithoutScriptIsNeverRendered() {
        assertFalse(decider.decide("a", new ScriptSigns(2, 20, 0, 0, 0, List.of("goods")))
                .render());
    }

    @Test
    void aPageThatShowsRecordsIsTriedOnceIfAnElementIsEmpty() {
        ScriptSigns records = new ScriptSigns(40, 900, 12, 3, 90_000, List.of());
        assertFalse(decider.decide("a", records).render());
        assertTrue(decider.decide("a", FILLABLE).render());
        assertFalse(decider.decide("a", FILLABLE).render());
        decider.learn("a", FILLABLE, 20);
        assertTrue(decider.decide("a", FILLABLE).render());
        assertFalse(decider.decide("a", records).render());
        assertTrue(decider.decide("b", FILLABLE).render());
    }

    @Test
    void numbersInIdsAreNoOtherTemplate() {
        assertTrue(decider.decide("a", new ScriptSigns(40, 900, 12, 3, 10, List.of("box-17")))
                .render());
        assertFalse(decider.decide("a", new ScriptSigns(40, 900, 12, 3, 10, List.of("box-4")))
                .render());
    }

    @Test
    void elementsWithoutIdAreOneTemplateHoweverMany() {
        assertTrue(decider.decide("a", new ScriptSigns(40, 900, 12, 3, 10, List.of("<div>")))
                .render());
        assertFalse(decider.decide("a", new ScriptSigns(40, 900, 12, 3, 10, List.of("<div>", "<div>")))
                .render());
        assertFalse(
                RenderDecider.isFrame(new ScriptSigns(9, 90, 3, 3, 10, List.of("<div>"))), "static pages have such");
        assertTrue(RenderDecider.isFrame(new ScriptSigns(9, 90, 3, 3, 10, List.of("<div>", "app"))));
    }

    @Test
    void anEmptyRootBesideScriptsIsSuspicious() {
        assertTrue(decider.decide("a", EMPTY_ROOT).render());
    }

    @Test
    void mostlyScriptIsSuspicious() {
        assertTrue(decider.decide("a", new ScriptSigns(60, 900, 0, 1, 50_000, List.of()))
                .render());
    }

    @Test
    void textWithoutRecordsIsAnArticle() {
        assertFalse(decider.decide("a", ARTICLE).render());
    }

    @Test
    void aHostOnWhichRenderingBringsNothingIsLeftAlone() {
        for (int i = 0; i < 3; i++) {
            assertTrue(decider.decide("a", EMPTY_ROOT).render());
        }
        assertFalse(decider.decide("a", EMPTY_ROOT).render());
        assertTrue(decider.decide("b", EMPTY_ROOT).render());
    }

    @Test
    void aHostOnWhichRenderingBroughtRecordsIsRenderedAgain() {
        decider.learn("a", EMPTY_ROOT, 10);
        assertTrue(decider.decide("a", ARTICLE).render());
    }
}
