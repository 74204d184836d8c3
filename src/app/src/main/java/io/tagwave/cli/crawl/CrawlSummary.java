package io.tagwave.cli.crawl;

import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.store.CrawlStatistic;
import io.tagwave.store.Crawls;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;

/** Prints the statistics of a crawl that has ended. */
final class CrawlSummary {

    private CrawlSummary() {}

    /**
     * Prints the view {@code crawl_summary} of one crawl.
     *
     * @return the exit status: {@link ExitStatus#NOTHING} if no seed could be fetched
     */
    static int print(Crawls crawls, long id, String db, PrintWriter out, PrintWriter err) {
        out.println("crawl " + id + " in " + db);
        List<CrawlStatistic> figures = crawls.summary(id);
        for (String kind : List.of("total", "process", "outcome", "stage")) {
            for (CrawlStatistic figure : figures) {
                if (figure.kind().equals(kind)) {
                    out.printf(Locale.ROOT, "  %-22s %14s%n", label(figure), amount(figure.amount()));
                }
            }
        }
        crawls.repetitive(id)
                .forEach(sentence -> err.println(sentence + " (--include REGEX asks for them all the same)"));
        crawls.redirectedSeeds(id)
                .forEach(seed ->
                        err.println(seed + ", which is out of scope: start with that address, or add it to the seeds"));
        List<String> unread = crawls.nextPagesWithoutList(id);
        if (!unread.isEmpty()) {
            err.println("No list was found on " + (unread.size() == 1 ? "a page" : unread.size() + " pages")
                    + " to which lists lead, such as " + unread.get(0) + ": items there are in no list");
        }
        if (!crawls.anySeedFetched(id)) {
            List<String> errors = crawls.seedErrors(id);
            err.println(
                    errors.isEmpty()
                            ? "no seed was fetched yet"
                            : "no seed could be fetched: " + String.join("; ", errors));
            return ExitStatus.NOTHING;
        }
        return ExitStatus.DONE;
    }

    private static String label(CrawlStatistic figure) {
        return switch (figure.kind()) {
            case "outcome" -> "pages " + figure.name();
            case "stage" -> "ms in " + figure.name();
            default -> figure.name();
        };
    }

    private static String amount(double value) {
        return value == Math.rint(value)
                ? String.format(Locale.ROOT, "%,d", (long) value)
                : String.format(Locale.ROOT, "%,.1f", value);
    }
}
