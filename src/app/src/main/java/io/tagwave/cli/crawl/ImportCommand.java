package io.tagwave.cli.crawl;

import io.tagwave.archive.ArchiveIndex;
import io.tagwave.cli.shared.ConsoleCommand;
import io.tagwave.cli.shared.DatabaseOption;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.ProfileOptions;
import io.tagwave.cli.shared.UserException;
import io.tagwave.dom.WebUrl;
import io.tagwave.store.CrawlHistory;
import io.tagwave.store.Crawls;
import io.tagwave.store.Database;
import io.tagwave.store.list.ListTableBuilder;
import io.tagwave.visit.ArchiveImport;
import io.tagwave.visit.CrawlPageReader;
import io.tagwave.visit.GracefulShutdown;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "import", description = "Stores the pages of WARC and WACZ archives as a crawl.")
public final class ImportCommand extends ConsoleCommand {

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "WARC and WACZ files.")
    private List<Path> files;

    @Mixin
    private DatabaseOption db;

    @Mixin
    private ResumeOptions resumed;

    @Option(names = "--threads", paramLabel = "N", defaultValue = "1")
    private int threads;

    @Option(names = "--keep-html")
    private boolean keepHtml;

    @Mixin
    private ProfileOptions profile;

    @Override
    public Integer call() throws InterruptedException {
        if (threads < 1) {
            throw new UserException("--threads: expected at least 1, found " + threads);
        }
        boolean resume = resumed.isWanted();
        PrintWriter err = err();
        AtomicInteger broken = new AtomicInteger();
        try (ArchiveIndex archives = ArchiveIndex.of(files, WebUrl::address, ArchiveImport.LARGEST, sentence -> {
                    broken.incrementAndGet();
                    err.println(sentence);
                });
                GracefulShutdown stop = new GracefulShutdown(
                        err, resumed.again("import", "--resume", db.shown()) + " with the same files");
                Database database = open(archives)) {
            database.closing(err, stop::isStopping);
            Crawls crawls = new Crawls(database);
            // An import that was killed before its crawl was stored is resumed by starting it.
            long id = resume && resumed.find(crawls, db.shown()).isPresent()
                    ? resumed.apply(crawls, db.shown())
                    : crawls.start(archives.urls(), CrawlRun.command(command()));
            store(archives, database, id, stop);
            if (!stop.isStopping()) {
                ListTableBuilder.makeAll(database).forEach(err::println);
            }
            int status = CrawlSummary.print(crawls, id, db.shown(), out(), err);
            return status == ExitStatus.DONE && broken.get() > 0 ? ExitStatus.PARTLY : status;
        }
    }

    private Database open(ArchiveIndex archives) {
        if (archives.urls().isEmpty()) {
            throw new UserException(
                    "no HTML page was found in " + (files.size() == 1 ? "this archive" : "these archives"));
        }
        return Database.open(db.name());
    }

    private void store(ArchiveIndex archives, Database database, long id, GracefulShutdown stop)
            throws InterruptedException {
        CrawlPageReader reader = CrawlPageReader.of(profile.extractor(), new CrawlHistory(database, id), keepHtml);
        try (ArchiveImport importing = new ArchiveImport(archives, database, id, reader, threads);
                CrawlProgress progress = new CrawlProgress(importing::progress, err())) {
            stop.of(importing.crawl());
            importing.run();
            progress.show();
        }
    }
}
