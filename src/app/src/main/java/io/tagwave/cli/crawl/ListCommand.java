package io.tagwave.cli.crawl;

import io.tagwave.cli.data.ExportFiles;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.OutputFile;
import io.tagwave.cli.shared.ProfileOptions;
import io.tagwave.cli.shared.SiteOptions;
import io.tagwave.cli.shared.UserException;
import io.tagwave.crawl.CrawlSettings;
import io.tagwave.crawl.UrlNormalizer;
import io.tagwave.rows.CommandText;
import io.tagwave.rows.RowFormat;
import io.tagwave.site.SiteList;
import io.tagwave.site.file.SiteFileException;
import io.tagwave.site.file.SiteFolder;
import io.tagwave.store.CrawlHistory;
import io.tagwave.store.Crawls;
import io.tagwave.store.Database;
import io.tagwave.store.StoreException;
import io.tagwave.store.frontier.FrontierSettings;
import io.tagwave.store.list.DetailPageLinks;
import io.tagwave.store.list.ListChanges;
import io.tagwave.store.list.ListSummary;
import io.tagwave.store.list.SiteListLearner;
import io.tagwave.store.query.QueryResult;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import io.tagwave.visit.CrawlPageReader;
import io.tagwave.visit.GracefulShutdown;
import io.tagwave.visit.NextPageTracker;
import io.tagwave.visit.SeedArguments;
import io.tagwave.web.PasswordMask;
import io.tagwave.web.UrlHosts;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Instant;
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

    private static final String NOT_FOLLOWED = ", not followed: beyond --pages or --depth, out of --scope, left out by"
            + " --include or --exclude, or the page asks not to (--ignore-page-robots)";
    private static final String NOT_ASKED_FOR = ", not asked for: beyond --max-pages or --max-host-pages";

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

    @Option(
            names = "--pages",
            paramLabel = "N",
            description = "At most N pages of the list, or screens in a browser (default: all).")
    private int pages = Integer.MAX_VALUE;

    @Option(
            names = "--list",
            paramLabel = "N",
            defaultValue = "1",
            description = "Which list, where pages have several: 1 is the one that they were made for, the others are"
                    + " named on standard error.")
    private int which;

    @Option(
            names = "--learn",
            description = "Take the list as it is found, and write what was found into the site's file, which the next"
                    + " run obeys: columns can be renamed and hidden there.")
    private boolean learn;

    @Option(
            names = "--detail",
            description = "Ask for the page of each item too, and add what these pages vary in as further columns.")
    private boolean detail;

    @Mixin
    private ResumeOptions resumed;

    @Mixin
    private CrawlOptions options;

    @Mixin
    private SiteOptions siteOptions;

    @Mixin
    private ProfileOptions profile;

    @Mixin
    private CrawlRenderOptions rendering;

    private SiteFolder sites;

    @Override
    public Integer call() throws InterruptedException {
        RowFormat format = format();
        boolean resume = resumed.isWanted();
        if (resume ? db == null : urls.isEmpty()) {
            throw new UserException(
                    "expected the URL of a list, or --resume with the --db of a run that was broken off");
        }
        List<String> named = resume ? List.of() : SeedArguments.read(urls);
        check(named);
        OutputFile.requireWritable(output);
        String name = db == null ? "jdbc:h2:mem:list" + ProcessHandle.current().pid() : db;
        String again = db == null
                ? CrawlRun.command(spec) + " (from the start: without --db nothing is kept)"
                : resumed.again("list", "--resume", PasswordMask.masked(db), "-o", output.toString());
        try (GracefulShutdown stop = new GracefulShutdown(spec.commandLine().getErr(), again);
                Database database = resume ? Database.openExisting(name) : Database.open(name)) {
            database.shareReading();
            Crawls crawls = new Crawls(database);
            long id = choose(crawls, named);
            SiteOptions.check(sites, crawls.seeds(id));
            List<String> items = DetailPageLinks.of(database, id);
            if (items.isEmpty()) {
                crawl(database, id, crawls.seeds(id), stop);
                items = detail && !stop.isStopping() ? items(database, id) : List.of();
            }
            if (!items.isEmpty()) {
                crawlItems(database, id, items, stop);
            }
            return stop.isStopping() ? ExitStatus.NOTHING : write(name, format, database, id);
        } catch (StoreException | SiteFileException e) {
            throw new UserException(e.getMessage());
        }
    }

    /** Refuses what can not work: options as given, before a database is made, and those of a start that hold again. */
    private void check(List<String> named) {
        if (pages < 1 || which < 1) {
            throw new UserException("expected at least 1 for --pages and --list, found " + Math.min(pages, which));
        }
        sites = siteOptions.folder(db, named);
        profile.extractor();
        rendering.check(options.crawlSettings());
        options.frontierSettings();
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

    private long choose(Crawls crawls, List<String> named) {
        if (!resumed.isWanted()) {
            return crawls.start(named, CrawlRun.command(spec));
        }
        long id = resumed.apply(crawls, PasswordMask.masked(db));
        check(named);
        return id;
    }

    private void crawl(Database database, long id, List<String> seeds, GracefulShutdown stop)
            throws InterruptedException {
        CrawlHistory visits = new CrawlHistory(database, id);
        NextPageTracker next = new NextPageTracker();
        visits.eachRecord(next::add);
        CrawlPageReader plain =
                CrawlPageReader.of(profile.extractor(), visits, new CrawlPageReader.Wanted(false, false, false));
        CrawlPageReader reader = learn ? plain : plain.obeying(sites, profile.extractor(true));
        // Pages are read again when other things are wanted of them.
        Instant before = new Crawls(database).startedBefore(id);
        boolean revisit = !learn && seeds.stream().noneMatch(seed -> sites.isChangedSince(UrlHosts.of(seed), before));
        CrawlSettings settings = options.crawlSettings().listsOnly(true).maxDepth(Math.min(pages - 1, options.depth));
        run(database, id, settings, revisit, reader.following(next), List.of(), stop);
    }

    /**
     * The pages of the items of the list that was asked for; none where there is no such list, which is told later. Pages of the list that
     * a limit keeps waiting would be read as items' pages: those who go on want them first.
     */
    private List<String> items(Database database, long id) {
        if (!new Crawls(database).waiting(id).isEmpty()) {
            spec.commandLine().getErr().println("--detail: the pages of items are asked for when the list is whole");
            return List.of();
        }
        List<ListSummary> lists = ListSummary.of(database, id);
        if (which <= lists.size()) {
            DetailPageLinks.store(database, id, lists.get(which - 1).list(), UrlNormalizer::canonical);
        }
        return DetailPageLinks.of(database, id);
    }

    private void crawlItems(Database database, long id, List<String> items, GracefulShutdown stop)
            throws InterruptedException {
        CrawlPageReader reader = CrawlPageReader.ofDetails(new CrawlHistory(database, id));
        CrawlSettings settings = options.crawlSettings().listsOnly(true);
        run(database, id, settings, true, reader, items, stop);
    }

    private void run(
            Database database,
            long id,
            CrawlSettings settings,
            boolean revisit,
            CrawlPageReader reader,
            List<String> items,
            GracefulShutdown stop)
            throws InterruptedException {
        FrontierSettings waiting = options.frontierSettings().withRevisit(revisit);
        new CrawlRun(database, id, settings, waiting, rendering, reader, items, sites, false, null, false)
                .run(
                        new Crawls(database).seeds(id),
                        !resumed.isWanted(),
                        stop,
                        spec.commandLine().getErr());
    }

    private int write(String name, RowFormat format, Database database, long id) {
        PrintWriter err = spec.commandLine().getErr();
        Crawls crawls = new Crawls(database);
        List<String> failures = crawls.failures(id);
        failures.forEach(err::println);
        boolean drifted = SiteOptions.tellDrift(crawls, id, sites, err);
        if (drifted && !crawls.anyRead(id)) {
            return ExitStatus.NOTHING;
        }
        crawls.notes(id).forEach(err::println);
        crawls.listsNotFollowed(id).forEach(url -> err.println("goes on at " + url + NOT_FOLLOWED));
        crawls.waiting(id).forEach(what -> err.println(what + NOT_ASKED_FOR));
        List<ListSummary> lists = ListSummary.of(database, id);
        if (lists.isEmpty() && !failures.isEmpty() && !crawls.anyRead(id)) {
            return ExitStatus.NOTHING;
        }
        if (which > lists.size()) {
            throw new UserException(
                    lists.isEmpty()
                            ? "found no list; 'tagwave extract --all-regions' shows what repeats on the page"
                            : "--list: expected at most " + lists.size() + ", found " + which);
        }
        ListSummary list = lists.get(which - 1);
        try (SqlSession session = SqlSession.open(name, true);
                QueryResult rows = session.run(list.items(database, id))) {
            long items = ExportFiles.write(output, format, rows);
            err.println(items + " items of " + list.pages() + " pages in " + output);
        } catch (SqlStatementException e) {
            throw new UserException(e.getMessage());
        }
        for (int other = 0; other < lists.size(); other++) {
            if (other != which - 1) {
                err.println("--list " + (other + 1) + ": " + lists.get(other));
            }
        }
        if (learn) {
            SiteList learned = SiteListLearner.of(database, id, list.list());
            err.println("learned " + learned.columns().size() + " columns: "
                    + sites.learn(UrlHosts.of(learned.from()), learned));
        }
        if (!list.isFirst()) {
            err.println(ListChanges.summary(database, list.list()) + ": tagwave "
                    + CommandText.of(List.of("changes", "--db", PasswordMask.masked(db))));
        }
        return failures.isEmpty() && !drifted ? ExitStatus.DONE : ExitStatus.PARTLY;
    }
}
