package io.tagwave.noise;

import io.tagwave.tree.Span;

/**
 * A region with the record extractor's opinion of it.
 *
 * @param span its positions, at least one
 * @param score how likely it is content, from 0 to 1
 */
public record ScoredList(Span span, double score) {

    public ScoredList {
        if (span.length() == 0) {
            throw new IllegalArgumentException("expected a region of one position or more, found " + span);
        }
        if (!(score >= 0 && score <= 1)) {
            throw new IllegalArgumentException("expected a score from 0 to 1, found " + score);
        }
    }

    /** The odds that it is content, from 0 to infinity. */
    double odds() {
        return score / (1 - score);
    }

    /** Tells whether all of it lies inside the other span. */
    boolean inside(Span outer) {
        return outer.start() <= span.start() && span.end() <= outer.end();
    }
}
