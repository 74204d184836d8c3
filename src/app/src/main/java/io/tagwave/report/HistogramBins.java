package io.tagwave.report;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayList;
import java.util.List;

/**
 * Divides a range of numbers or days into bins with familiar bounds: one, two or five times a power of ten, Mondays, first
 * days of months, quarters and years. A bin excludes its upper bound.
 */
public final class HistogramBins {

    private static final int ABOUT = 12;
    private static final int SINGLE_DAYS = 14;
    private static final int WEEKS = 100;
    private static final int DAYS_OF_MONTHS = 460;
    private static final int DAYS_OF_QUARTERS = 1300;

    private final double[] bounds;
    private final boolean days;

    private HistogramBins(double[] bounds, boolean days) {
        this.bounds = bounds;
        this.days = days;
    }

    /** Returns about twelve bins of equal width. */
    public static HistogramBins ofNumbers(double least, double most) {
        double width = round(most / ABOUT - least / ABOUT, Math.max(Math.abs(least), Math.abs(most)));
        double start = Math.floor(least / width);
        List<Double> bounds = new ArrayList<>();
        for (int i = 0; bounds.isEmpty() || (start + i - 1) * width <= most; i++) {
            bounds.add((start + i) * width);
        }
        return new HistogramBins(
                bounds.stream().mapToDouble(Double::doubleValue).toArray(), false);
    }

    /** Returns bins of days, weeks, months, quarters or years, so that there are about twelve. */
    public static HistogramBins ofDays(LocalDate least, LocalDate most) {
        long all = most.toEpochDay() - least.toEpochDay() + 1;
        List<LocalDate> starts = new ArrayList<>();
        if (all <= SINGLE_DAYS) {
            fill(starts, least, most, 1, 0);
        } else if (all <= WEEKS) {
            fill(starts, least.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY)), most, 7, 0);
        } else if (all <= DAYS_OF_MONTHS) {
            fill(starts, least.withDayOfMonth(1), most, 0, 1);
        } else if (all <= DAYS_OF_QUARTERS) {
            fill(starts, least.withDayOfMonth(1).withMonth((least.getMonthValue() - 1) / 3 * 3 + 1), most, 0, 3);
        } else {
            int years = (int) Math.max(1, round((most.getYear() - least.getYear()) / (double) ABOUT, 1));
            LocalDate first = LocalDate.of(Math.floorDiv(least.getYear(), years) * years, 1, 1);
            fill(starts, first, most, 0, 12 * years);
        }
        return new HistogramBins(
                starts.stream().mapToDouble(LocalDate::toEpochDay).toArray(), true);
    }

    private static void fill(List<LocalDate> starts, LocalDate first, LocalDate most, int days, int months) {
        LocalDate start = first;
        while (!start.isAfter(most)) {
            starts.add(start);
            start = start.plusDays(days).plusMonths(months);
        }
        starts.add(start);
    }

    /** Returns one, two or five times a power of ten, at least as large as wanted, and larger than rounding errors. */
    static double round(double wanted, double size) {
        double least = Math.max(wanted, Math.ulp(size) * 4);
        if (!(wanted > 0)) {
            return Math.max(1, least);
        }
        double power = Math.pow(10, Math.floor(Math.log10(least)));
        for (int times : new int[] {1, 2, 5}) {
            if (times * power >= least) {
                return times * power;
            }
        }
        return 10 * power;
    }

    public int count() {
        return bounds.length - 1;
    }

    /** Returns the bin of a value; the nearest one for values outside the range. */
    public int of(double value) {
        int step = 0;
        while (step < count() - 1 && value >= bounds[step + 1]) {
            step++;
        }
        return step;
    }

    /** Returns the lower bound: a number, or the day since 1970. */
    public double from(int step) {
        return bounds[step];
    }

    /** Returns the upper bound. */
    public double to(int step) {
        return bounds[step + 1];
    }

    /** Returns the first value of a bin, for URLs. */
    public String first(int step) {
        return days ? day(bounds[step]).toString() : Double.toString(bounds[step]);
    }

    /** Returns the last value of a bin, for URLs. */
    public String last(int step) {
        return days ? day(bounds[step + 1]).minusDays(1).toString() : Double.toString(Math.nextDown(bounds[step + 1]));
    }

    /** Returns a bin in words. */
    public String label(int step) {
        if (!days) {
            return "from " + Markup.label(bounds[step]) + " to under " + Markup.label(bounds[step + 1]);
        }
        String first = first(step);
        String last = last(step);
        return first.equals(last) ? first : first + " to " + last;
    }

    private static LocalDate day(double bound) {
        return LocalDate.ofEpochDay((long) bound);
    }
}
