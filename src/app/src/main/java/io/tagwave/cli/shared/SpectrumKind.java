package io.tagwave.cli.shared;

/** The power spectra of the thesis profile. */
public enum SpectrumKind {
    /** Every bin by the fast Fourier transform. */
    FULL,
    /** Only the bins that are needed. */
    LAZY
}
