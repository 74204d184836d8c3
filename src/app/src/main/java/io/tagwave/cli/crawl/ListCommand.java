package io.tagwave.cli.crawl;

import io.tagwave.cli.data.ExportFiles;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.ProfileOptions;
import io.tagwave.cli.shared.UserException;
import io.tagwave.crawl.CrawlSettings;
import io.tagwave.rows.RowFormat;
import io.tagwave.store.CrawlRow;
import io.tagwave.store.Crawls;
import io.tagwave.store.Database;
import io.tagwave.store.EarlierVisits;
import io.tagwave.store.StoreException;
import io.tagwave.store.list.ListChanges;
import io.tagwave.store.list.ListSummary;
import io.tagwave.store.query.QueryRows;
import io.tagwave.store.query.SqlProblem;
import io.tagwave.store.query.SqlSession;
import io.tagwave.visit.CrawlReader;
import io.tagwave.visit.NextPages;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "list",
        description = "Takes the list that a page shows, with all of its further pages, into one table.")
public final class ListCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "URL", arity = "0..*", description = "The first page of the list; several make one list.")
    private List<String> urls = List.of();

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            required = true,
            description = "Where the list is written: FILE.csv or FILE.jsonl.")
    private Path output;

    @Option(
            names = "--db",
            paramLabel = "DATABASE",
            description = "Keep what was found in this database file or JDBC URL; a later run finds out what changed.")
    private String db;

    @Option(names = "--pages", paramLabel = "N", description = "At most N pages of the list (default: all).")
    private int pages = Integer.MAX_VALUE;

    @Option(
            names = "--list",
            paramLabel = "N",
            defaultValue = "1",
            description = "Which list, where pages have several: 1 is the one that they were made for, the others are"
                    + " named on standard error.")
    private int which;

    @Option(names = "--resume", description = "With --db: go on with the latest run, which was broken off.")
    private boolean resume;

    @Mixin
    private CrawlOptions options;

    @Mixin
    private ProfileOptions profile;

    @Mixin
    private CrawlRendering rendering;

    @Override
    public Integer call() throws InterruptedException {
        RowFormat format = format();
        if (resume ? db == null : urls.isEmpty()) {
            throw new UserException(
                    "expected the URL of a list, or --resume with the --db of a run that was broken off");
        }
        if (pages < 1 || which < 1) {
            throw new UserException("expected at least 1 for --pages and --list, found " + Math.min(pages, which));
        }
        String name = db == null ? "jdbc:h2:mem:list" + ProcessHandle.current().pid() : db;
        String again = db == null
                ? settings() + " (from the start: without --db nothing is kept)"
                : "list --resume --db " + db + " -o " + output;
        try (CleanStop stop = new CleanStop(spec.commandLine().getErr(), again);
                Database database = resume ? Database.openExisting(name) : Database.open(name)) {
            database.shareReading();
            Crawls crawls = new Crawls(database);
            long id = choose(crawls);
            crawl(database, id, crawls.seeds(id), stop);
            if (stop.isStopping()) {
                return ExitStatus.NOTHING;
            }
            return write(name, format, database, id);
        } catch (StoreException e) {
            throw new UserException(e.getMessage());
        }
    }

    private RowFormat format() {
        String file = output.toString().toLowerCase(Locale.ROOT);
        for (RowFormat format : List.of(RowFormat.CSV, RowFormat.JSONL)) {
            if (file.endsWith("." + format.suffix())) {
                return format;
            }
        }
        throw new UserException("-o: expected a file that ends in .csv or .jsonl, found " + output);
    }

    /** The command as it was written, its name included. */
    private String settings() {
        return String.join(" ", spec.commandLine().getParseResult().originalArgs());
    }

    private long choose(Crawls crawls) {
        if (!resume) {
            return crawls.start(SeedFiles.read(urls), settings());
        }
        CrawlRow latest = crawls.latest().orElseThrow(() -> new UserException("--resume: " + db + " holds no crawl"));
        return latest.id();
    }

    private void crawl(Database database, long id, List<String> seeds, CleanStop stop) throws InterruptedException {
        EarlierVisits visits = new EarlierVisits(database, id);
        NextPages next = new NextPages();
        visits.eachRecord(next::add);
        CrawlReader reader = CrawlReader.of(profile.extractor(), visits, new CrawlReader.Wanted(false, false, false));
        CrawlSettings settings = options.crawlSettings()
                .with()
                .listsOnly(true)
                .maxDepth(pages - 1)
                .build();
        new CrawlRun(
                        database,
                        id,
                        settings,
                        options.frontierSettings().withRevisit(true),
                        rendering,
                        reader.following(next),
                        false,
                        null)
                .run(seeds, stop, spec.commandLine().getErr());
    }

    private int write(String name, RowFormat format, Database database, long id) {
        PrintWriter err = spec.commandLine().getErr();
        Crawls crawls = new Crawls(database);
        List<String> failures = crawls.failures(id);
        failures.forEach(err::println);
        crawls.listsNotFollowed(id)
                .forEach(url ->
                        err.println("goes on at " + url + ", not followed: beyond --pages, out of --scope, or the"
                                + " page asks not to (--ignore-page-robots)"));
        List<ListSummary> lists = ListSummary.of(database, id);
        if (which > lists.size()) {
            throw new UserException(
                    lists.isEmpty()
                            ? "found no list; 'tagwave extract --all-regions' shows what repeats on the page"
                            : "--list: expected at most " + lists.size() + ", found " + which);
        }
        ListSummary list = lists.get(which - 1);
        try (SqlSession session = SqlSession.open(name, true);
                QueryRows rows = session.run("SELECT * FROM current_" + list.list())) {
            long items = ExportFiles.write(output, format, rows);
            err.println(items + " items of " + list.pages() + " pages in " + output);
        } catch (SqlProblem e) {
            throw new UserException(e.getMessage());
        }
        for (int other = 0; other < lists.size(); other++) {
            if (other != which - 1) {
                err.println("--list " + (other + 1) + ": " + lists.get(other));
            }
        }
        if (!list.isFirst()) {
            err.println(ListChanges.summary(database, list.list()) + ": tagwave changes --db " + db);
        }
        return failures.isEmpty() ? ExitStatus.DONE : ExitStatus.PARTLY;
    }
}
