package io.tagwave.cli.shared;

import io.tagwave.menu.MenuDetector;
import io.tagwave.menu.MenuModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** The variants of menu detection. */
public enum MenuProfile {
    /** As published, with the published weights. */
    PUBLISHED,
    /** Ours: better evidence, and able to say that there is no menu. */
    TAGWAVE;

    /**
     * Returns the detector.
     *
     * @param model file that {@code train menu} wrote; null for the built-in model
     */
    public MenuDetector detector(@Nullable Path model) {
        if (this == TAGWAVE) {
            return MenuDetector.tagwave(model == null ? MenuModel.SHIPPED : read(model));
        }
        if (model != null) {
            throw new UserException("--model is for the profile tagwave only");
        }
        return PublishedMethods.load().menuDetector();
    }

    private static MenuModel read(Path file) {
        try {
            return MenuModel.parse(Files.readString(file));
        } catch (IOException | IllegalArgumentException e) {
            throw UserException.unreadable("--model", file, e);
        }
    }
}
