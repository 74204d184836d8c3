package io.tagwave.cli.shared;

import java.util.Locale;

/** The content classifiers of the thesis profile. */
public enum ContentKind {
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

    /** Returns the name on the command line. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
