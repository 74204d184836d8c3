package io.tagwave.papers;

import io.tagwave.answer.ExtractAnswer;
import io.tagwave.answer.ExtractText;
import io.tagwave.cli.shared.PageCommand;
import io.tagwave.cli.shared.UserException;
import io.tagwave.mdr.Mdr;
import io.tagwave.mdr.MdrRecord;
import io.tagwave.mdr.MdrRegion;
import io.tagwave.mdr.MdrSettings;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.XPaths;
import io.tagwave.visit.LoadedPage;
import java.io.PrintWriter;
import java.util.Collections;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(name = "mdr", description = "Prints the records that the MDR baseline finds on pages.")
public final class MdrCommand extends PageCommand<ExtractAnswer> {

    /** MDR does not name fields: a record is one text. */
    private static final List<ExtractAnswer.Heading> COLUMNS =
            List.of(new ExtractAnswer.Heading("text", "text", "text"));

    @Option(names = "--threshold", defaultValue = "0.3")
    private double threshold;

    @Option(names = "--nodes", defaultValue = "10")
    private int generalisedNodes;

    @Option(names = "--all-regions")
    private boolean allRegions;

    @SuppressWarnings("NullAway.Init")
    private Mdr mdr;

    @Override
    protected void prepare() {
        if (!(threshold >= 0)) {
            throw new UserException("--threshold: expected a number of 0 or more, found " + threshold);
        }
        if (generalisedNodes < 1) {
            throw new UserException("--nodes: expected a number of 1 or more, found " + generalisedNodes);
        }
        MdrSettings published = MdrSettings.PUBLISHED;
        mdr = new Mdr(new MdrSettings(generalisedNodes, threshold, published.levels(), published.longest()));
    }

    @Override
    protected ExtractAnswer answer(LoadedPage page) {
        PageTree tree = page.page().tree();
        long start = System.nanoTime();
        List<MdrRegion> regions = mdr.regions(tree);
        double millis = (System.nanoTime() - start) / 1e6;
        XPaths paths = new XPaths(tree);
        return new ExtractAnswer(
                page.url(),
                tree.size(),
                page.rendered(),
                new ExtractAnswer.Times(
                        page.readMillis(), page.parseMillis(), page.treeMillis(), 0, 0, millis, 0, 0, 0),
                regions.stream().map(region -> region(tree, paths, region)).toList(),
                null,
                null,
                null,
                page.page().note(),
                null);
    }

    private static ExtractAnswer.Region region(PageTree tree, XPaths paths, MdrRegion region) {
        int end = region.span().end();
        return new ExtractAnswer.Region(
                region.span().start(),
                end,
                paths.of(tree.commonAncestor(region.span().start(), end - 1)),
                null,
                true,
                true,
                1,
                COLUMNS,
                region.records().stream()
                        .map(record -> row(tree, paths, record))
                        .toList(),
                List.of(0));
    }

    private static ExtractAnswer.Row row(PageTree tree, XPaths paths, MdrRecord record) {
        String text = record.text(tree);
        return new ExtractAnswer.Row(
                record.start(),
                record.end(),
                paths.of(record.start()),
                text,
                List.of(text),
                Collections.singletonList(null));
    }

    @Override
    protected ExtractAnswer failure(String url, String error) {
        return ExtractAnswer.failed(url, error);
    }

    @Override
    protected void show(ExtractAnswer answer, PrintWriter out) {
        ExtractText.print(answer, out);
    }
}
