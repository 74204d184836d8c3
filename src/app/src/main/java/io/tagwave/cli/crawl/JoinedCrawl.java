package io.tagwave.cli.crawl;

import io.tagwave.cli.shared.UserException;
import io.tagwave.rows.CommandText;
import io.tagwave.store.CrawlRow;
import io.tagwave.store.Crawls;
import io.tagwave.store.Database;
import io.tagwave.web.PasswordMask;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/**
 * The crawl that a process joins, with the options of its start.
 *
 * @param number of the crawl; null for the latest
 */
record JoinedCrawl(CommandLine joining, String db, @Nullable Long number) {

    /** Options that each process sets for itself. */
    private static final Set<String> OWN = Set.of(
            "--join",
            "--db",
            "--crawl",
            "--threads",
            "--browsers",
            "--warc",
            "--metrics",
            "--auth",
            "--header",
            "--cookie-file");

    private static final Set<String> LOGINS = Set.of("--auth", "--header", "--cookie-file");

    /** Time for another process to start the crawl. */
    private static final Duration WAIT = Duration.ofSeconds(20);

    /** Returns the command of the crawl's start with the options of this process. */
    CrawlCommand command() {
        joining.getParseResult().matchedOptions().forEach(option -> {
            if (!OWN.contains(option.longestName())) {
                throw new UserException(
                        "--join: " + option.longestName() + " is set by the process that started the crawl");
            }
        });
        List<String> own = joining.getParseResult().originalArgs();
        if (joining.getParseResult().hasMatchedPositional(0)) {
            throw new UserException("--join: expected no SEEDS, because the crawl has its own");
        }
        List<String> started;
        try (Database database = Database.openExisting(db)) {
            if (!database.isShared()) {
                throw new UserException("--join: expected a PostgreSQL database, found " + PasswordMask.masked(db)
                        + ", which only one process can use at a time");
            }
            started = CommandText.arguments(row(new Crawls(database), number).settings());
        }
        List<String> all = new ArrayList<>();
        for (String option :
                CommandText.options(options(started), ResumeOptions.takesValue(joining.getCommandSpec()))) {
            String name = option.replaceFirst("=.*", "");
            if (!OWN.contains(name)) {
                all.add(option);
            } else if (LOGINS.contains(name) && !joining.getParseResult().hasMatchedOption(name)) {
                throw new UserException("--join: expected " + name + " again, because the crawl was started with it and"
                        + " passwords are not stored");
            }
        }
        all.addAll(options(own));
        CrawlCommand command = new CrawlCommand();
        new CommandLine(command)
                .setOut(joining.getOut())
                .setErr(joining.getErr())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setOverwrittenOptionsAllowed(true)
                .parseArgs(all.toArray(String[]::new));
        return command;
    }

    private static List<String> options(List<String> command) {
        int name = command.indexOf("crawl");
        if (name < 0) {
            throw new UserException("--join: expected a crawl that 'tagwave crawl' started, found " + command.get(0));
        }
        return command.subList(name + 1, command.size());
    }

    /** Waits for the crawl and returns its row. */
    static CrawlRow row(Crawls crawls, @Nullable Long number) {
        return crawls.await(number, WAIT)
                .orElseThrow(() -> new UserException("--join: expected a running crawl, found none"));
    }
}
