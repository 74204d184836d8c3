package io.tagwave.cli.data;

import io.tagwave.archive.ArchivedRequests;
import io.tagwave.cli.shared.ConsoleCommand;
import io.tagwave.cli.shared.DatabaseOption;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.OutputFile;
import io.tagwave.crawl.RequestAudit;
import io.tagwave.report.CrawlReport;
import io.tagwave.report.ReportTable;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
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

    @Option(names = "--politeness", paramLabel = "FILE", arity = "1..*")
    private List<Path> archives = List.of();

    @Override
    public Integer call() throws SqlStatementException {
        if (!archives.isEmpty()) {
            return politeness();
        }
        try (SqlSession session = SqlSession.open(db.name(), false)) {
            String html = new CrawlReport(session).html(crawl);
            OutputFile.text(html, output);
            err().println(output + ": " + html.length() / 1024 + " KB");
            return ExitStatus.DONE;
        }
    }

    /** Prints how polite the crawl was that wrote some archives, as these alone show it. */
    private int politeness() {
        RequestAudit audit = new RequestAudit();
        ArchivedRequests.read(archives, audit::add);
        out().println(new ReportTable("Requests by their archive", RequestAudit.COLUMNS, audit.rows()).toText());
        if (audit.broken() == 0) {
            return ExitStatus.DONE;
        }
        err().println(audit.broken()
                + " requests were made against robots.txt: forbidden by it, before it was read, or too soon");
        return ExitStatus.PARTLY;
    }
}
