package io.tagwave.cli;

/** Which way of menu detection is used. */
enum MenuProfile {
    /** As published, with the published weights. */
    PUBLISHED
}
