package io.tagwave.cli.crawl;

import io.tagwave.archive.ArchiveWriter;
import io.tagwave.cli.data.ServeCommand;
import io.tagwave.cli.shared.ConsoleCommand;
import io.tagwave.cli.shared.DatabaseOption;
import io.tagwave.cli.shared.OutputFile;
import io.tagwave.cli.shared.ProfileOptions;
import io.tagwave.cli.shared.ProgramVersion;
import io.tagwave.cli.shared.SiteOptions;
import io.tagwave.cli.shared.UserException;
import io.tagwave.crawl.CrawlSettings;
import io.tagwave.serve.LocalServer;
import io.tagwave.site.file.SiteFolder;
import io.tagwave.store.CrawlHistory;
import io.tagwave.store.CrawlRow;
import io.tagwave.store.Crawls;
import io.tagwave.store.Database;
import io.tagwave.visit.CrawlPageReader;
import io.tagwave.visit.GracefulShutdown;
import io.tagwave.visit.SeedArguments;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "crawl", description = "Crawls sites from seeds and stores the lists of every page in a database.")
public final class CrawlCommand extends ConsoleCommand {

    @Parameters(
            paramLabel = "SEEDS",
            arity = "0..*",
            description = "URLs, or files with one URL a line and # comments.")
    private List<String> seeds = List.of();

    @Mixin
    private DatabaseOption db;

    @Mixin
    private ResumeOptions resumed;

    @Option(names = "--new")
    private boolean another;

    @Option(names = "--join")
    private boolean join;

    @Option(names = "--metrics", paramLabel = "PORT")
    private @Nullable Integer metrics;

    @Option(names = "--sitemaps")
    private boolean sitemaps;

    @Option(names = "--keep-html")
    private boolean keepHtml;

    @Option(names = "--warc", paramLabel = "DIR")
    private @Nullable Path warc;

    @Mixin
    private CrawlOptions options;

    @Mixin
    private SiteOptions sites;

    @Mixin
    private ProfileOptions profile;

    @Mixin
    private CrawlRenderOptions rendering;

    @Override
    public Integer call() throws InterruptedException {
        if (join) {
            CrawlCommand joined = new JoinedCrawl(command(), db.name(), resumed.number()).command();
            joined.warc = warc;
            joined.metrics = metrics;
            return joined.crawl(true);
        }
        if (resumed.isWanted() && another) {
            throw new UserException("--new: not with --resume");
        }
        if (seeds.isEmpty() && !resumed.isWanted()) {
            throw new UserException("expected SEEDS (URLs or files of them), or --resume");
        }
        return crawl(false);
    }

    private Integer crawl(boolean joining) throws InterruptedException {
        List<String> named = seeds.isEmpty() || joining ? List.of() : SeedArguments.read(seeds);
        SiteFolder asGiven = check(named);
        try (GracefulShutdown stop = new GracefulShutdown(
                        err(), resumed.again("crawl", joining ? "--join" : "--resume", db.shown()));
                Database database = named.isEmpty() ? Database.openExisting(db.name()) : Database.open(db.name())) {
            database.closing(err(), stop::isStopping);
            Crawls crawls = new Crawls(database);
            Optional<CrawlRow> known =
                    joining ? Optional.of(JoinedCrawl.row(crawls, resumed.number())) : choose(crawls, named.isEmpty());
            boolean isResumed = !joining && known.isPresent();
            if (isResumed) {
                resumed.apply(crawls, known.get(), db.shown());
            }
            SiteFolder wanted = isResumed ? check(named) : asGiven;
            CrawlSettings settings = options.crawlSettings();
            long id;
            try (ArchiveWriter archive = warc == null ? null : archive(warc, settings);
                    LocalServer shown = metrics == null
                            ? null
                            : ServeCommand.start("--metrics", LocalServer.LOOPBACK, metrics, null, db.name(), wanted)) {
                if (shown != null) {
                    err().println("Metrics at " + shown.address() + "metrics");
                }
                id = known.isPresent() ? known.get().id() : crawls.start(named, CrawlRun.command(command()));
                Set<String> all = new LinkedHashSet<>(crawls.seeds(id));
                all.addAll(named);
                SiteOptions.check(wanted, all);
                CrawlRun run = new CrawlRun(
                        database,
                        id,
                        settings,
                        options.frontierSettings(),
                        rendering,
                        reader(database, id).obeying(wanted, profile.extractor(true), List.of()),
                        List.of(),
                        wanted,
                        sitemaps && !joining,
                        archive,
                        joining || !resumed.isWanted());
                run.run(List.copyOf(all), known.isEmpty(), stop, err());
            }
            SiteOptions.tellDrift(crawls, id, wanted, false, err());
            PrintWriter err = err();
            return CrawlSummary.print(crawls, id, db.shown(), out(), err);
        }
    }

    /** Returns the crawl to resume; empty to start another. */
    private Optional<CrawlRow> choose(Crawls crawls, boolean seedless) {
        boolean resume = resumed.isWanted();
        Optional<CrawlRow> latest = resumed.find(crawls, db.shown());
        if (resume && latest.isPresent()) {
            return latest;
        }
        if (resume && seedless) {
            throw new UserException("--resume: " + db.shown() + " has no crawl; expected SEEDS to start one");
        }
        if (latest.isPresent() && !another) {
            throw new UserException(db.shown() + " has crawl " + latest.get().id()
                    + (latest.get().finished() ? ", which is finished" : ", which is not finished")
                    + ": --resume continues it, --new starts another");
        }
        return Optional.empty();
    }

    /**
     * Checks the options before a database is created, and again with those of the start of a resumed crawl.
     *
     * @return the folder of the sites' files
     */
    private SiteFolder check(List<String> named) {
        SiteFolder wanted = sites.folder(db.name(), named);
        profile.extractor();
        rendering.check(options.crawlSettings());
        options.frontierSettings();
        if (warc != null) {
            OutputFile.requireFolder("--warc", warc);
        }
        if (metrics != null) {
            ServeCommand.requireFree("--metrics", metrics);
        }
        return wanted;
    }

    private CrawlPageReader reader(Database database, long id) {
        return CrawlPageReader.of(profile.extractor(), new CrawlHistory(database, id), keepHtml);
    }

    private static ArchiveWriter archive(Path folder, CrawlSettings settings) {
        return ArchiveWriter.open(
                folder, "Tagwave/" + ProgramVersion.number(), settings.userAgent(), ArchiveWriter.FILE_BYTES);
    }
}
