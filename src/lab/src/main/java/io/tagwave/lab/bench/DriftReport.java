package io.tagwave.lab.bench;

import io.tagwave.report.ReportTable;
import java.util.List;
import java.util.Locale;

/** The tables of {@code bench render --drift}. */
final class DriftReport {

    /** Late against early that counts as no drift. */
    private static final double DRIFT = 1.2;

    /** What may stay on the heap: the program's own, and less for each page than the page itself. */
    private static final double HEAP_MEGABYTES = 1;

    private static final double HEAP_KILOBYTES_A_PAGE = 10;

    private static final List<String> ORDERS = List.of("the pages", "in the opposite order");

    private final BrowserDrift trial;
    private final int sessions;

    DriftReport(BrowserDrift trial, int sessions) {
        this.trial = trial;
        this.sessions = sessions;
    }

    List<ReportTable> tables() {
        return List.of(latency(), standing(), verdicts());
    }

    private ReportTable latency() {
        BrowserDrift.Run one = trial.runs().get(0);
        int ends = one.ends();
        ReportTable table = ReportTable.of(
                "Pool of " + sessions + " sessions, " + one.shown().size() + " pages, median latency",
                "",
                "first " + ends + " (ms)",
                "last " + ends + " (ms)",
                "last to first");
        for (int i = 0; i < ORDERS.size(); i++) {
            BrowserDrift.Run run = trial.runs().get(i);
            table = table.row(
                    ORDERS.get(i), number(run.early(), 1), number(run.late(), 1), number(run.late() / run.early(), 2));
        }
        return table.row("the same " + 2 * ends + " pages, late to early", "-", "-", number(trial.samePages(), 2));
    }

    private ReportTable standing() {
        ReportTable table = ReportTable.of("What is there", "", "processes", "profile folders", "Java heap (MB)");
        table = row(table, "before", trial.before());
        for (int i = 0; i < ORDERS.size(); i++) {
            BrowserDrift.Run run = trial.runs().get(i);
            table = row(table, ORDERS.get(i) + ": browsers warm", run.warm());
            table = row(table, ORDERS.get(i) + ": last page", run.last());
            table = row(table, ORDERS.get(i) + ": browsers closed", run.closed());
        }
        return table;
    }

    private ReportTable verdicts() {
        int shown = trial.runs().stream().mapToInt(run -> run.shown().size()).sum();
        int replaced =
                trial.runs().stream().mapToInt(run -> run.replaced().size()).sum();
        int left = trial.processesLeft() + trial.foldersLeft();
        double heap = trial.heapMegabytesLeft();
        double heapBar = HEAP_MEGABYTES + HEAP_KILOBYTES_A_PAGE / 1024 * shown / 2;
        double drift = trial.samePages();
        return ReportTable.of("Verdict", "", "value", "bar", "")
                .row(
                        "pages that failed, of " + shown,
                        Integer.toString(trial.failures()),
                        "0",
                        said(trial.failures() == 0))
                .row("processes and folders left", Integer.toString(left), "0", said(left == 0))
                .row(
                        "Java heap left by the second run (MB)",
                        number(heap, 1),
                        number(heapBar, 1),
                        said(heap <= heapBar))
                .row("late to early, same pages", number(drift, 2), number(DRIFT, 2), said(drift <= DRIFT))
                .row("sessions replaced", Integer.toString(replaced), "-", "");
    }

    private static ReportTable row(ReportTable table, String when, BrowserDrift.Standing there) {
        return table.row(
                when,
                Integer.toString(there.processes()),
                Integer.toString(there.folders()),
                number(there.heapMegabytes(), 1));
    }

    private static String said(boolean met) {
        return met ? "met" : "missed";
    }

    private static String number(double value, int digits) {
        return String.format(Locale.ROOT, "%." + digits + "f", value);
    }
}
