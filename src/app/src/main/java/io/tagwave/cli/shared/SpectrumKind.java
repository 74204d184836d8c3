package io.tagwave.cli.shared;

/** Which power spectrum the thesis profile asks. */
enum SpectrumKind {
    /** Every bin by the fast Fourier transform. */
    FULL,
    /** Only the bins that are looked at. */
    LAZY
}
