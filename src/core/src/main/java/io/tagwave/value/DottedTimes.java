package io.tagwave.value;

import java.time.LocalTime;
import org.jspecify.annotations.Nullable;

/**
 * Tells times of day with a point from numbers, where the page's language has a comma before decimals: all of a column are between
 * 0.00 and 23.59, and they are in order, or beside other times, or at minutes that prices do not end with.
 *
 * @param isTime whether they are times; else it stays open what they are
 */
record DottedTimes(boolean isTime) {

    private static final int MIN_TIMES = 3;
    private static final int STEP = 5;

    /** Returns null if there are few numbers, or some that are no times. */
    static @Nullable DottedTimes of(@Nullable CellReading[] readings) {
        int times = 0;
        int rising = 0;
        boolean other = false;
        boolean steps = true;
        boolean quarter = false;
        LocalTime last = null;
        for (CellReading reading : readings) {
            if (reading == null || reading.amount() == null) {
                other |= reading != null && reading.isTime();
                continue;
            }
            LocalTime time = reading.amount().sort() == Amount.Sort.PLAIN
                    ? reading.amount().figure().clock()
                    : null;
            if (time == null) {
                return null;
            }
            times++;
            rising += last == null || time.isAfter(last) ? 1 : 0;
            steps &= time.getMinute() % STEP == 0;
            quarter |= time.getMinute() % 30 != 0 && time.getMinute() != 50;
            last = time;
        }
        if (times < MIN_TIMES && !other) {
            return null;
        }
        return new DottedTimes(other || rising == times && quarter || steps && quarter && times > MIN_TIMES);
    }
}
