package io.tagwave.lab.evaluate;

import io.tagwave.lab.train.HeldOutScores;
import io.tagwave.model.ContentModel;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * What the shipped model's way of training reaches on pages that it was not trained on: each set was left out in turn.
 * The figures of sets that it was trained on say less.
 */
final class LeftOutFigures {

    private static final String RESOURCE = "/io/tagwave/eval/content-left-out.tsv";

    private LeftOutFigures() {}

    /** As train content wrote them last. */
    static HeldOutScores.Figures ofShippedModel() {
        try (InputStream in = LeftOutFigures.class.getResourceAsStream(RESOURCE)) {
            List<String> lines = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
            return HeldOutScores.read(lines, ContentModel.shipped());
        } catch (IOException e) {
            throw new UncheckedIOException(RESOURCE, e);
        }
    }
}
