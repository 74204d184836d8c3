package io.tagwave.cli.shared;

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

    String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
