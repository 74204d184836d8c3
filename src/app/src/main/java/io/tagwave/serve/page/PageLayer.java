package io.tagwave.serve.page;

import java.util.Locale;

/** What can be shown on a page beside its regions. */
public enum PageLayer {
    MENU("Menu", "the main menu"),
    TEMPLATE("Template", "what pages of the same template have in common"),
    NOISE("Noise", "what the noise filter takes away, paled"),
    DIFF("Changes", "what was added, moved or led elsewhere since the visit before");

    private final String title;
    private final String words;

    PageLayer(String title, String words) {
        this.title = title;
        this.words = words;
    }

    /** As it stands in an address. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    public String title() {
        return title;
    }

    /** What it shows. */
    public String words() {
        return words;
    }
}
