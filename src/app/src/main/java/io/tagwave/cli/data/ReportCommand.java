package io.tagwave.cli.data;

import io.tagwave.archive.ArchivedRequests;
import io.tagwave.cli.shared.ConsoleCommand;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.UserException;
import io.tagwave.crawl.RequestAudit;
import io.tagwave.report.ReportTable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(name = "report", description = "Shows how polite a crawl was, by the WARC files that it wrote.")
public final class ReportCommand extends ConsoleCommand {

    @Option(names = "--politeness", paramLabel = "FILE", arity = "1..*", required = true)
    private List<Path> archives;

    @Override
    public Integer call() {
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
