package io.tagwave.record;

/**
 * Settings of the evidence for segmentations. Values are those of the trials in src/docs/research/experiments.md.
 *
 * @param glance score by which a segmentation may lie behind the best before its nodes are looked at
 * @param sample number of records that are looked into
 * @param countCap logarithm of the number of records above which more are no better
 * @param few number of records up to which a list may be chance
 * @param fieldShare share of the records in which a field occurs once
 * @param variedFieldShare the same for a field whose text has to differ
 * @param variedTextShare share of such a field's texts that stand in one record only
 * @param missedLikeness likeness with the template from which a sibling counts as left out
 * @param missedSize how many times the template's size a sibling may have that is compared with it
 * @param mostRegions number of lists that are located at most, companions of the best not counted
 */
public record LocatorSettings(
        double glance,
        int sample,
        double countCap,
        int few,
        double fieldShare,
        double variedFieldShare,
        double variedTextShare,
        double missedLikeness,
        int missedSize,
        int mostRegions) {

    /** As in the experiments. */
    public static final LocatorSettings DEFAULT = new LocatorSettings(1, 32, 3, 3, 0.8, 0.6, 0.7, 0.5, 4, 12);

    /** The same, with more or fewer regions. */
    public LocatorSettings withRegions(int most) {
        return new LocatorSettings(
                glance,
                sample,
                countCap,
                few,
                fieldShare,
                variedFieldShare,
                variedTextShare,
                missedLikeness,
                missedSize,
                most);
    }
}
