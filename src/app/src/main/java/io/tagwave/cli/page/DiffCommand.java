package io.tagwave.cli.page;

import io.tagwave.answer.DiffAnswer;
import io.tagwave.cli.shared.ConsoleCommand;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.UserException;
import io.tagwave.crawl.HttpPageSource;
import io.tagwave.rows.JsonText;
import io.tagwave.template.PageDiff;
import io.tagwave.visit.LoadedPage;
import io.tagwave.visit.PageLoadException;
import io.tagwave.visit.PageLoader;
import io.tagwave.web.PasswordMask;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "diff", description = "Prints what was added and removed between two versions of a page.")
public final class DiffCommand extends ConsoleCommand {

    enum Output {
        /** One line a change. */
        TEXT,
        /** One JSON object. */
        JSON,
        /** Equal to JSON. */
        JSONL
    }

    @Parameters(index = "0", paramLabel = "OLD", description = "The old version: file or URL, or - for standard input.")
    private String before;

    @Parameters(index = "1", paramLabel = "NEW", description = "The new version.")
    private String after;

    @Option(names = "--format", defaultValue = "text")
    private Output format;

    @Override
    public Integer call() {
        try (PageLoader loader = PageLoader.parsing(HttpPageSource::new)) {
            LoadedPage old = load(before, loader);
            LoadedPage now = load(after, loader);
            long start = System.nanoTime();
            PageDiff diff = PageDiff.between(old.page().tree(), now.page().tree());
            DiffAnswer answer = DiffAnswer.of(old, now, diff, (System.nanoTime() - start) / 1e6);
            if (format == Output.TEXT) {
                answer.print(out());
            } else {
                out().println(JsonText.line(answer));
            }
        }
        return ExitStatus.DONE;
    }

    private static LoadedPage load(String name, PageLoader loader) {
        try {
            return loader.load(name);
        } catch (PageLoadException e) {
            throw new UserException(PasswordMask.masked(name) + ": " + e.getMessage());
        }
    }
}
