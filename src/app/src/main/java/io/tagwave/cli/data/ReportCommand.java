package io.tagwave.cli.data;

import io.tagwave.cli.shared.DatabaseOption;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.Saved;
import io.tagwave.cli.shared.UserException;
import io.tagwave.dom.HtmlParser;
import io.tagwave.report.CrawlReport;
import io.tagwave.store.query.SqlProblem;
import io.tagwave.store.query.SqlSession;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "report", description = "Writes one HTML page about a crawl that needs nothing beside itself.")
public final class ReportCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private DatabaseOption db;

    @Option(names = "--crawl", paramLabel = "N", description = "Which crawl (default: the latest).")
    private Long crawl;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            defaultValue = "report.html",
            description = "Where the page is written (default: ${DEFAULT-VALUE}).")
    private Path output;

    @Override
    public Integer call() {
        try (SqlSession session = SqlSession.open(db.name(), false)) {
            String html = new CrawlReport(session, ReportCommand::sequence).html(crawl);
            Saved.text(html, output);
            spec.commandLine().getErr().println(output + ": " + html.length() / 1024 + " KB");
            return ExitStatus.DONE;
        } catch (SqlProblem e) {
            throw new UserException(e.getMessage());
        }
    }

    /** The page's tag path sequence, made again from its bytes. */
    private static int[] sequence(byte[] html, String charset) {
        PageTree tree = new HtmlParser().parse(html, charset(charset), "").tree();
        TagPathSequence sequence = TagPathSequence.of(tree, StepSchemes.commonestClass());
        return sequence.codes(0, sequence.length());
    }

    private static Charset charset(String name) {
        try {
            return name == null ? null : Charset.forName(name);
        } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
            // The parser finds one by itself.
            return null;
        }
    }
}
