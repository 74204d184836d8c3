package io.tagwave.cli.crawl;

import io.tagwave.cli.shared.ConsoleCommand;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.ProfileOptions;
import io.tagwave.cli.shared.SiteOptions;
import io.tagwave.cli.shared.UserException;
import io.tagwave.cli.shared.WishOptions;
import io.tagwave.crawl.CrawlSettings;
import io.tagwave.dom.WebUrl;
import io.tagwave.rows.CommandText;
import io.tagwave.site.SiteList;
import io.tagwave.site.file.SiteFolder;
import io.tagwave.store.CrawlHistory;
import io.tagwave.store.Crawls;
import io.tagwave.store.Database;
import io.tagwave.store.frontier.FrontierSettings;
import io.tagwave.store.list.DetailPageLinks;
import io.tagwave.store.list.ListChanges;
import io.tagwave.store.list.ListSummary;
import io.tagwave.store.list.ListTableBuilder;
import io.tagwave.store.list.SiteListLearner;
import io.tagwave.store.list.UnreadPages;
import io.tagwave.store.list.WishedItems;
import io.tagwave.store.query.QueryResult;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import io.tagwave.visit.CrawlPageReader;
import io.tagwave.visit.GracefulShutdown;
import io.tagwave.visit.NextPageTracker;
import io.tagwave.visit.SeedArguments;
import io.tagwave.visit.UnfilledPage;
import io.tagwave.want.Wish;
import io.tagwave.web.PasswordMask;
import io.tagwave.web.UrlHosts;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "list",
        description = "Saves the list on a page, with all its following pages, as one CSV, JSONL or XLSX file.")
public final class ListCommand extends ConsoleCommand {

    @Parameters(paramLabel = "URL", arity = "0..*", description = "The first page of the list; several make one list.")
    private List<String> urls = List.of();

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            required = true)
    private Path output;

    @Option(names = "--append")
    private boolean append;

    @Option(names = "--db", paramLabel = "DATABASE")
    private @Nullable String db;

    @Option(names = "--pages", paramLabel = "N")
    private int pages = 10_000;

    @Option(names = "--list", paramLabel = "N", defaultValue = "1")
    private int which;

    @Option(names = "--learn")
    private boolean learn;

    @Option(names = "--accept")
    private boolean accept;

    @Option(names = "--detail")
    private boolean detail;

    @Mixin
    private ResumeOptions resumed;

    @Mixin
    private CrawlOptions options;

    @Mixin
    private SiteOptions siteOptions;

    @Mixin
    private WishOptions wishes;

    @Mixin
    private ProfileOptions profile;

    @Mixin
    private CrawlRenderOptions rendering;

    private @Nullable Wish wish;

    @SuppressWarnings("NullAway.Init")
    private SiteFolder sites;

    @SuppressWarnings("NullAway.Init")
    private ListOutput destination;

    @Override
    public Integer call() throws InterruptedException, SqlStatementException {
        destination = new ListOutput(output, append, out());
        boolean resume = resumed.isWanted();
        if (resume ? db == null : urls.isEmpty()) {
            throw new UserException("expected the URL of a list, or --resume with the --db of an interrupted run");
        }
        List<String> named = resume ? List.of() : SeedArguments.read(urls);
        check(named);
        destination.requireWritable();
        String name = db == null ? "jdbc:h2:mem:list" + ProcessHandle.current().pid() : db;
        String again = db == null
                ? CrawlRun.command(command()) + " (from the start, because without --db nothing is stored)"
                : resumed.again("list", "--resume", PasswordMask.masked(db), "-o", output.toString());
        try (GracefulShutdown stop = new GracefulShutdown(err(), again);
                Database database = resume ? Database.openExisting(name) : Database.open(name)) {
            database.closing(err(), stop::isStopping);
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
            return stop.isStopping() ? writeStopped(name, database, id) : write(name, database, id);
        }
    }

    /** Checks the options before a database is created, and again with those of the start of a resumed run. */
    private void check(List<String> named) {
        if (pages < 1 || which < 1) {
            throw new UserException("expected at least 1 for --pages and --list, found " + Math.min(pages, which));
        }
        wish = wishes.wish();
        sites = siteOptions.folder(db, named);
        profile.extractor();
        rendering.check(options.crawlSettings());
        options.frontierSettings();
    }

    private long choose(Crawls crawls, List<String> named) {
        if (!resumed.isWanted()) {
            return crawls.start(named, CrawlRun.command(command()));
        }
        long id = resumed.apply(crawls, PasswordMask.masked(String.valueOf(db)));
        check(named);
        return id;
    }

    private void crawl(Database database, long id, List<String> seeds, GracefulShutdown stop)
            throws InterruptedException {
        CrawlHistory visits = new CrawlHistory(database, id);
        NextPageTracker next = new NextPageTracker();
        visits.eachRecord(next::add);
        CrawlPageReader plain = CrawlPageReader.of(profile.extractor(), visits, false);
        CrawlPageReader reader = learn ? plain : plain.obeying(sites, profile.extractor(true), seeds);
        // Pages are read again if their site's file has changed, or if what they said was refused.
        Instant before = new Crawls(database).startedBefore(id);
        boolean isSettled = !accept && ListChanges.refusedBefore(database, id) == 0;
        boolean revisit = !learn
                && isSettled
                && seeds.stream().noneMatch(seed -> sites.isChangedSince(UrlHosts.of(seed), before));
        CrawlSettings settings = options.crawlSettings().listsOnly(true).maxDepth(Math.min(pages - 1, options.depth));
        run(database, id, settings, revisit, reader.following(next), List.of(), stop);
    }

    /**
     * Returns the pages of the list's items; none if there is no such list, which is reported later. While a limit keeps pages
     * of the list in the queue, they would be read as pages of items: a resumed run reads them first.
     */
    private List<String> items(Database database, long id) {
        if (!new Crawls(database).waiting(id).isEmpty()) {
            err().println("--detail: the pages of items are fetched when all pages of the list are read");
            return List.of();
        }
        List<ListSummary> lists = ListSummary.of(database, id);
        if (which <= lists.size()) {
            DetailPageLinks.store(database, id, lists.get(which - 1).list(), WebUrl::address);
        }
        return DetailPageLinks.of(database, id);
    }

    private void crawlItems(Database database, long id, List<String> items, GracefulShutdown stop)
            throws InterruptedException {
        CrawlPageReader reader = CrawlPageReader.ofDetails();
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
                .run(new Crawls(database).seeds(id), !resumed.isWanted(), stop, err());
    }

    private int write(String name, Database database, long id) throws SqlStatementException {
        Crawls crawls = new Crawls(database);
        List<String> failures = crawls.failures(id);
        failures.forEach(err()::println);
        List<String> refusals = ListChanges.refusals(database, id);
        List<String> repairs = ListChanges.repairs(database, id);
        boolean isRead = !repairs.isEmpty() || !refusals.isEmpty();
        boolean drifted = SiteOptions.tellDrift(crawls, id, sites, isRead, err());
        List<ListSummary> lists = ListSummary.of(database, id);
        if (crawls.read(id) == 0 && (drifted && !isRead || lists.isEmpty() && !failures.isEmpty())) {
            return ExitStatus.NOTHING;
        }
        List<String> notes = crawls.notes(id);
        Stream.concat(notes.stream(), crawls.continuedLists(id).stream())
                .distinct()
                .forEach(err()::println);
        boolean isUnfilled = notes.stream().anyMatch(note -> note.contains(UnfilledPage.ADVICE));
        boolean isCut = tellLimits(database, id, lists);
        if (!refusals.isEmpty()) {
            refusals.forEach(err()::println);
            err().println("Nothing was written. If the list is right as it is now, run the same command with --accept");
            return ExitStatus.REFUSED;
        }
        repairs.forEach(err()::println);
        if (which > lists.size()) {
            throw new UserException(
                    lists.isEmpty()
                            ? "no list was found; to see all repeating parts of a page: tagwave extract --all-regions URL"
                            : "--list: expected at most " + lists.size() + ", found " + which);
        }
        WishedItems wished = wished(database, id, lists);
        ListSummary list = lists.get(which - 1);
        long items = save(name, database, id, list, wished);
        list.markWritten(database, id);
        err().println(items + " items from " + ListOutput.pages(list.pages()) + " in " + destination);
        List<String> shuffled = crawls.seeds(id).size() == 1 ? list.shuffled() : List.of();
        shuffled.forEach(err()::println);
        boolean isUnsure = !drifted && tellUnsure(list);
        boolean anyMissed = tellOthers(lists);
        boolean isMoved = drifted && !repairs.isEmpty();
        if (learn || isMoved) {
            SiteList all = SiteListLearner.of(database, id, list.list());
            describe(wished == null ? all : wished.shown(all), isMoved);
        }
        if (!list.isFirst()) {
            ListChanges.holes(database, list.list()).forEach(err()::println);
            err().println("Since the previous run: " + ListChanges.summary(database, list.list())
                    + ". To see them: tagwave "
                    + CommandText.of(List.of("changes", "--db", PasswordMask.masked(String.valueOf(db)))));
        }
        return failures.isEmpty() && !drifted && !anyMissed && !isUnsure && !isUnfilled && !isCut && shuffled.isEmpty()
                ? ExitStatus.DONE
                : ExitStatus.PARTLY;
    }

    /** Writes a list to the file of its site; if a redesign has moved it, to a file beside that, which a person may have written. */
    private void describe(SiteList learned, boolean isMoved) {
        String host = UrlHosts.of(learned.from());
        if (isMoved) {
            sites.propose(host, learned).forEach(err()::println);
            err().println(
                            "To read the list so from now on, put that file in the place of the old one, or run with --learn");
        } else {
            err().println(learned.columns().size() + " columns of the list are now described in "
                    + sites.learn(host, learned));
        }
    }

    /** Reports a list that no page has as its main one, and returns whether nobody chose it. */
    private boolean tellUnsure(ListSummary list) {
        boolean isUnsure = list.mainItems() == 0 && wish == null && !isChosen();
        if (isUnsure) {
            err().println("No list was judged the main one of its pages: " + destination
                    + " has the likeliest. If it is the right one: --list " + which
                    + "; to see all repeating parts of a page: tagwave extract --all-regions URL");
        }
        return isUnsure;
    }

    /**
     * Reports the lists that are not written, and returns whether nobody chose between them although they fill pages: these
     * may be pages of the list that look otherwise.
     */
    private boolean tellOthers(List<ListSummary> lists) {
        boolean anyMissed = false;
        for (int i = 0; i < lists.size(); i++) {
            if (i == which - 1) {
                continue;
            }
            ListSummary one = lists.get(i);
            String columns = "columns " + String.join(", ", one.columns());
            boolean isMissed = one.mainItems() > 0 && !isChosen() && which == 1;
            anyMissed |= isMissed;
            err().println(
                            isMissed
                                    ? ListOutput.pages(one.pages()) + " with " + one.items()
                                            + " items look like another list, "
                                            + one.name() + " (" + columns + "), and are not in " + destination
                                            + ". To write them: --list " + (i + 1) + "; to leave them out: --list "
                                            + which
                                    : "Another list (" + one.items() + " items from " + ListOutput.pages(one.pages())
                                            + "; "
                                            + columns + ") is not in " + destination + ". To write it: --list "
                                            + (i + 1));
        }
        return anyMissed;
    }

    /** Returns the list and the columns that are asked for, or null if all columns are. */
    private @Nullable WishedItems wished(Database database, long id, List<ListSummary> lists) {
        if (wish == null) {
            return null;
        }
        WishedItems wished = WishedItems.of(database, id, lists, which - 1, isChosen(), wish);
        which = wished.list() + 1;
        err().println(wished.why());
        return wished;
    }

    private long save(String name, Database database, long id, ListSummary list, @Nullable WishedItems wished)
            throws SqlStatementException {
        String query = wished == null ? list.items(database, id) : wished.query();
        try (SqlSession session = SqlSession.open(name, true);
                QueryResult rows = session.run(Objects.requireNonNull(query))) {
            rows.rename(wished == null ? List.of() : wished.names());
            return destination.write(rows);
        }
    }

    /** Writes what was read before the run was stopped; the tables of the list are made anew when it is resumed. */
    private int writeStopped(String name, Database database, long id) throws SqlStatementException {
        ListTableBuilder.make(database, id, sites);
        try {
            List<ListSummary> lists = ListSummary.of(database, id);
            if (which <= lists.size()) {
                WishedItems wished = wished(database, id, lists);
                err().println("Stopped before the end of the list: "
                        + save(name, database, id, lists.get(which - 1), wished) + " items from "
                        + ListOutput.pages(lists.get(which - 1).pages()) + " in " + destination);
            }
        } finally {
            ListTableBuilder.forget(database, id);
        }
        return ExitStatus.PARTLY;
    }

    /** Reports the next pages that were not read, each with the option that would change it; returns whether pages failed to continue the list. */
    private boolean tellLimits(Database database, long id, List<ListSummary> lists) {
        Crawls crawls = new Crawls(database);
        long read = which > lists.size() ? 1 : lists.get(which - 1).pages();
        String limit = pages - 1 <= options.depth ? "--pages " + pages : "--depth " + options.depth;
        boolean limited = read >= Math.min(pages, options.depth + 1L);
        List<String> left = crawls.listsNotFollowed(id);
        for (String url : left) {
            err().println(
                            limited
                                    ? "Stopped after " + ListOutput.pages(read) + " (" + limit
                                            + "). The list continues at " + url
                                    : "The list continues at " + url + ", which is not followed: "
                                            + options.exclusion(url, crawls.seeds(id)));
        }
        List<String> without = crawls.nextPagesWithoutList(id);
        without.forEach(url -> err().println("No list was found on " + url
                + ", to which the list leads: if it has items, they are not in "
                + output));
        List<String> waiting = crawls.waiting(id);
        waiting.forEach(what -> err().println("Stopped at " + options.pageLimit() + ". " + what));
        List<String> ends = left.isEmpty() && waiting.isEmpty() ? UnreadPages.sentences(database, id) : List.of();
        ends.forEach(err()::println);
        return !ends.isEmpty() || !without.isEmpty();
    }

    private boolean isChosen() {
        return command().getParseResult().hasMatchedOption("--list");
    }
}
