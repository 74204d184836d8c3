package io.tagwave.value;

/** Orders of the parts of a date in digits. */
enum DateOrder {
    YEAR_MONTH_DAY,
    DAY_MONTH_YEAR,
    MONTH_DAY_YEAR,
    /** Ambiguous. */
    OPEN
}
