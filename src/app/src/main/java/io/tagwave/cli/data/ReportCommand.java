package io.tagwave.cli.data;

import io.tagwave.archive.ArchivedRequests;
import io.tagwave.cli.shared.ConsoleCommand;
import io.tagwave.cli.shared.DatabaseOption;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.OutputFile;
import io.tagwave.cli.shared.UserException;
import io.tagwave.crawl.RequestAudit;
import io.tagwave.report.CrawlReport;
import io.tagwave.report.ReportTable;
import io.tagwave.rows.FileProgress;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(name = "report", description = "Writes a report about a crawl as one self-contained HTML page.")
public final class ReportCommand extends ConsoleCommand {

    @Mixin
    private DatabaseOption db;

    @Option(names = "--crawl", paramLabel = "N")
    private @Nullable Long crawl;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            defaultValue = "report.html")
    private Path output;

    @Option(names = "--pictures")
    private boolean pictures;

    @Option(names = "--politeness", paramLabel = "FILE", arity = "1..*")
    private List<Path> archives = List.of();

    @Override
    public Integer call() throws SqlStatementException {
        if (!archives.isEmpty()) {
            return politeness();
        }
        try (SqlSession session = SqlSession.open(db.name(), false)) {
            FileProgress progress = new FileProgress("report: %d of %d lists", err(), System::nanoTime);
            String html = new CrawlReport(session, pictures, progress).html(crawl);
            OutputFile.text(html, output);
            err().println(output + ": " + html.length() / 1024 + " KB");
            return ExitStatus.DONE;
        }
    }

    /** Prints how polite the crawl was that wrote some archives, as these alone show it. */
    private int politeness() {
        RequestAudit audit = new RequestAudit();
        try {
            ArchivedRequests.read(archives, audit::add);
        } catch (IOException e) {
            throw new UserException("--politeness: expected whole WARC files of a crawl, found " + e.getMessage());
        }
        ReportTable table = ReportTable.of(
                "Requests by their archive",
                "host",
                "robots.txt",
                "requests",
                "forbidden",
                "crawl-delay s",
                "least gap s",
                "too soon",
                "bytes");
        int broken = 0;
        for (RequestAudit.Line line : audit.lines()) {
            broken += line.forbidden() + line.hurried();
            table = table.row(
                    line.origin(),
                    line.rules(),
                    line.requests(),
                    line.forbidden(),
                    ReportTable.digits(line.delaySeconds(), 1),
                    ReportTable.digits(line.leastGapSeconds(), 3),
                    line.hurried(),
                    line.bytes());
        }
        out().println(table.toText());
        if (broken > 0) {
            err().println(broken
                    + " requests were made against robots.txt: forbidden by it, before it was read, or too soon");
        }
        return broken == 0 ? ExitStatus.DONE : ExitStatus.PARTLY;
    }
}
