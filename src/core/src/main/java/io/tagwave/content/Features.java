package io.tagwave.content;

import io.tagwave.record.Choice;

/**
 * The features of a region (thesis, 4.3), each from 0 to 1.
 *
 * @param size share of the page's positions (equation 8)
 * @param center nearness of the region's middle to the page's middle (equation 9)
 * @param horizontal distance from the region's middle to the end of the page (equation 10)
 * @param vertical mean code of the region relative to the greatest of the page (equation 11)
 * @param range spread of the region's codes relative to the greatest of the page (equation 12)
 * @param record proportion of the number of records and their mean size (equation 13)
 * @param choice what spoke for the region's cut; {@link Choice#NONE} where none was chosen
 */
public record Features(
        double size, double center, double horizontal, double vertical, double range, double record, Choice choice) {

    /** The features of the thesis alone. */
    public Features(double size, double center, double horizontal, double vertical, double range, double record) {
        this(size, center, horizontal, vertical, range, record, Choice.NONE);
    }
}
