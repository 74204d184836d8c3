package io.tagwave.serve.page;

import java.util.Locale;

/** Something to show on a page in addition to its lists. */
public enum PageLayer {
    MENU("Menu", "the main menu"),
    NOISE("Noise", "removed by the noise filter, shown pale"),
    DIFF("Changes", "added, moved or linked elsewhere since the previous visit");

    private final String title;
    private final String description;

    PageLayer(String title, String description) {
        this.title = title;
        this.description = description;
    }

    /** Returns its name in URLs. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    public String title() {
        return title;
    }

    public String description() {
        return description;
    }
}
