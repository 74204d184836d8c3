package io.tagwave.render;

/**
 * Whether a page is worth a browser.
 *
 * @param render the decision
 * @param reason one phrase
 */
public record RenderChoice(boolean render, String reason) {

    static RenderChoice yes(String reason) {
        return new RenderChoice(true, reason);
    }

    static RenderChoice no(String reason) {
        return new RenderChoice(false, reason);
    }
}
