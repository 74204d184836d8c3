package io.tagwave.record;

import java.util.EnumSet;
import java.util.Set;

/**
 * What chooses among the cuts of a page, in two steps: most cuts are plainly wrong, which what is known at a glance tells;
 * of those that are left the records are read.
 *
 * @param sift scores what is known at a glance; its weights of all other measures are 0
 * @param rank scores all the evidence
 */
public record ChoiceModel(AdditiveModel sift, AdditiveModel rank) {

    /** The measures that are known without reading records. */
    public static final Set<Measure> AT_A_GLANCE = EnumSet.of(
            Measure.COVERAGE,
            Measure.PLAIN_COVERAGE,
            Measure.COMPACTNESS,
            Measure.COUNT,
            Measure.FEW,
            Measure.VOTES,
            Measure.MEAN_TEXT,
            Measure.LINKED_TEXT,
            Measure.LINKED_RECORDS,
            Measure.TEXT_SPREAD,
            Measure.PERIOD_SPREAD,
            Measure.OFF_CENTER,
            Measure.RUNS,
            Measure.BARE_RECORDS,
            Measure.NUMBERED_RECORDS);

    /** The measures that tell which of the cuts that are left is best; the others tell whether it is content. */
    public static final Set<Measure> WHEN_READ = EnumSet.complementOf(EnumSet.of(
            Measure.NUMBERED_RECORDS, Measure.PROSE, Measure.REGULARITY, Measure.ONE_PLACE, Measure.LED_BY_LINK));
}
