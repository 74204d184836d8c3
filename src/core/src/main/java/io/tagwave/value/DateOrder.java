package io.tagwave.value;

/** Which part of a day in digits stands where. */
enum DateOrder {
    YEAR_MONTH_DAY,
    DAY_MONTH_YEAR,
    MONTH_DAY_YEAR,
    /** It could be one or the other. */
    OPEN
}
