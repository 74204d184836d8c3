package io.tagwave.cli;

import io.tagwave.learn.ThesisModels;
import java.util.Locale;

/** How the thesis profile tells content from noise. */
enum ContentKind {
    /** The upper of two clusters of a page's regions; needs no training. */
    KMEANS,
    LR,
    GNB,
    KNN,
    SVM,
    EXT,
    GB,
    VOT,
    STCK;

    /** The supervised model; of {@link #KMEANS} there is none. */
    ThesisModels model() {
        return ThesisModels.valueOf(name());
    }

    String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
