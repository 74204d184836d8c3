package io.tagwave.thesis;

/** Says how a region's features are measured. A trained model needs them as they were in its examples. */
public enum FeatureMeasurement {
    /** By the thesis' equations 8 to 13. */
    EQUATIONS,

    /**
     * As the thesis author's program does, and as his labelled regions and the tables of chapter 5 have them: horizontal
     * counted from the start, vertical and range over fields and record starts alone, range relative to the means, record
     * as rows against columns.
     */
    PROGRAM
}
