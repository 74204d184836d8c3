package io.tagwave.render;

/**
 * A decision whether to render a page.
 *
 * @param render true to render it
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
