package io.tagwave.cli.page;

import io.tagwave.answer.FilterAnswer;
import io.tagwave.cli.shared.PageCommand;
import io.tagwave.cli.shared.PublishedMethods;
import io.tagwave.cli.shared.UserException;
import io.tagwave.visit.ContentPageFilter;
import io.tagwave.visit.FilterVersion;
import io.tagwave.visit.LoadedPage;
import io.tagwave.visit.PageFilter;
import java.io.PrintWriter;
import java.util.Objects;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(name = "filter", description = "Prints pages without their menus, adverts and other frame.")
public final class FilterCommand extends PageCommand<FilterAnswer> {

    @Option(names = "--version", defaultValue = "tagwave")
    private FilterVersion version;

    /** Not inherited, because of {@code --version}, which means another thing here. */
    @Option(
            names = {"-h", "--help"},
            usageHelp = true)
    private boolean help;

    @Option(names = "--margin", defaultValue = "0.2")
    private double margin;

    @Option(names = "--complement")
    private boolean complement;

    @SuppressWarnings("NullAway.Init")
    private PageFilter filter;

    @Override
    protected void prepare() {
        if (!(margin >= 0 && margin < 1)) {
            throw new UserException("--margin: expected a number from 0 to less than 1, found " + margin);
        }
        filter = version == FilterVersion.TAGWAVE
                ? new ContentPageFilter()
                : PublishedMethods.load().filter(version, margin, complement);
    }

    @Override
    protected FilterAnswer answer(LoadedPage page) {
        return FilterAnswer.of(page, filter.filter(page.page()));
    }

    @Override
    protected FilterAnswer failure(String url, String error) {
        return FilterAnswer.failed(url, error);
    }

    @Override
    protected void show(FilterAnswer answer, PrintWriter out) {
        out.println(answer.html());
        String note = Objects.requireNonNull(answer.note(), "only a failure has no note");
        err().printf(
                        "%s: %d of %d nodes kept, %s%s%n",
                        answer.url(),
                        answer.nodesPruned(),
                        answer.nodesRaw(),
                        answer.xpath(),
                        note.isEmpty() ? "" : " (" + note + ")");
    }
}
