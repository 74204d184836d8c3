package io.tagwave.papers.filter;

/** Tells what {@code searchRegion} does with a split into parts of nearly the same size; the two published versions. */
public enum SplitRule {

    /** The scan ends at the first split of a threshold, taken or not (JIDM 2013, Algorithm 3). */
    FIRST_SPLIT,

    /** The scan goes on after a split that is too even and accounts for the gap behind it (38 sites, Algorithm 3). */
    GAP
}
