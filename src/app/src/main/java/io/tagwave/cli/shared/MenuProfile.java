package io.tagwave.cli.shared;

import io.tagwave.menu.MenuDetector;
import io.tagwave.menu.MenuModel;
import io.tagwave.menu.PublishedMenuSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The variants of menu detection. */
public enum MenuProfile {
    /** As published, with the published weights. */
    PUBLISHED,
    /** Ours: better evidence, and able to say that there is no menu. */
    TAGWAVE;

    /**
     * The detector.
     *
     * @param model file with a model that {@code train menu} wrote, or null for the one that comes with the program
     */
    public MenuDetector detector(Path model) {
        if (this == TAGWAVE) {
            return MenuDetector.tagwave(model == null ? MenuModel.SHIPPED : read(model));
        }
        if (model != null) {
            throw new UserException("--model is for the profile tagwave only");
        }
        return MenuDetector.published(PublishedMenuSettings.PAPER);
    }

    private static MenuModel read(Path file) {
        try {
            return MenuModel.parse(Files.readString(file));
        } catch (IOException | IllegalArgumentException e) {
            throw UserException.unreadable("--model", file, e);
        }
    }
}
