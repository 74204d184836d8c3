package io.tagwave.learn.region;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.thesis.RegionFeatures;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ThesisModelsTest {

    private static final LabeledRows TRAINING = regions(1, true);
    private static final LabeledRows TEST = regions(2, true);

    /** Content is large and wide; labels mean nothing when they are not {@code telling}. */
    private static LabeledRows regions(long seed, boolean telling) {
        Random random = new Random(seed);
        List<RegionFeatures> regions = new ArrayList<>();
        List<Boolean> content = new ArrayList<>();
        for (int i = 0; i < 160; i++) {
            boolean label = i % 2 == 0;
            double shift = label && telling ? 0.45 : 0;
            regions.add(new RegionFeatures(
                    near(0.2 + shift, random),
                    near(0.3 + shift, random),
                    near(0.5, random),
                    near(0.5, random),
                    near(0.2 + shift, random),
                    near(0.4, random)));
            content.add(label);
        }
        return LabeledRows.of(regions, content);
    }

    private static double near(double middle, Random random) {
        return Math.max(0, Math.min(1, middle + 0.12 * random.nextGaussian()));
    }

    @ParameterizedTest
    @EnumSource(ThesisModels.class)
    void separableContentIsFound(ThesisModels model) {
        ConfusionMatrix confusion = ConfusionMatrix.of(model.learner().learn(TRAINING, 7), TEST);
        assertTrue(confusion.f1() > 0.93, confusion.toString());
    }

    @ParameterizedTest
    @EnumSource(ThesisModels.class)
    void randomLabelsAreNotLearned(ThesisModels model) {
        FoldScores scores = new CrossValidation(5, 1, 3).run(model.learner(), regions(3, false));
        assertEquals(0.5, scores.mean(ConfusionMatrix::accuracy), 0.15);
    }

    @ParameterizedTest
    @EnumSource(ThesisModels.class)
    void aModelReadFromItsFileScoresAlike(ThesisModels model) throws IOException {
        RegionModel trained = model.train(TRAINING, 7);
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        trained.write(file);
        RegionModel read = RegionModel.read(new ByteArrayInputStream(file.toByteArray()));
        assertEquals(model.key(), read.name());
        assertEquals(160, read.examples());
        for (double[] row : TEST.x()) {
            assertEquals(trained.model().score(row), read.model().score(row));
        }
    }

    @ParameterizedTest
    @EnumSource(ThesisModels.class)
    void equalSeedsGiveEqualModels(ThesisModels model) {
        RowModel first = model.learner().learn(TRAINING, 5);
        RowModel second = model.learner().learn(TRAINING, 5);
        for (double[] row : TEST.x()) {
            assertEquals(first.score(row), second.score(row));
        }
    }

    @Test
    void otherFilesAreRefusedWithAReason() {
        for (String text : List.of(
                "",
                "no json",
                "[]",
                "{\"name\":\"lr\",\"examples\":1}",
                "{\"name\":\"lr\",\"examples\":1,\"model\":{\"kind\":\"java.lang.Runtime\"}}",
                "{\"name\":\"lr\",\"examples\":1,\"model\":{\"kind\":\"tribuo\",\"protobuf\":\"AAAA\"}}")) {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            IOException e =
                    assertThrows(IOException.class, () -> RegionModel.read(new ByteArrayInputStream(bytes)), text);
            assertTrue(e.getMessage().startsWith("expected"), e.getMessage());
        }
    }
}
