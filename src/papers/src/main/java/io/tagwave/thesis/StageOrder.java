package io.tagwave.thesis;

/** Which of the last two stages comes first. */
public enum StageOrder {
    /** As printed: noise is filtered out, so that its records are not forwarded for alignment (thesis, 4.1.3). */
    CLASSIFY_THEN_ALIGN,

    /** As in its author's program: all regions become tables, and some features are those of tables. */
    ALIGN_THEN_CLASSIFY
}
