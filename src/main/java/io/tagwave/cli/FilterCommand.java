package io.tagwave.cli;

import io.tagwave.extract.ExtractedRegion;
import io.tagwave.extract.RecordExtractor;
import io.tagwave.extract.Stages;
import io.tagwave.noise.ContentFilter;
import io.tagwave.noise.FilterSettings;
import io.tagwave.noise.Filtering;
import io.tagwave.noise.SplitRule;
import io.tagwave.noise.TpsFilter;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "filter", description = "Prints pages without their menus, adverts and other frame.")
final class FilterCommand extends PageCommand<FilterAnswer> {

    @Option(
            names = "--version",
            defaultValue = "tagwave",
            description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private FilterVersion version;

    @Option(
            names = "--margin",
            defaultValue = "0.2",
            description = "How much larger one part of a split has to be, from 0 to 1 (default: ${DEFAULT-VALUE}).")
    private double margin;

    @Option(
            names = "--complement",
            description = "Keep the rest of the page instead, where the main region is not its content.")
    private boolean complement;

    @Spec
    private CommandSpec spec;

    private TpsFilter filter;
    private RecordExtractor extractor;

    @Override
    protected void prepare() {
        if (!(margin >= 0 && margin < 1)) {
            throw new UserException("--margin: expected a number from 0 to less than 1, found " + margin);
        }
        SplitRule rule = version == FilterVersion.GAP ? SplitRule.GAP : SplitRule.FIRST_SPLIT;
        filter = new TpsFilter(new FilterSettings(rule, margin));
        extractor = new RecordExtractor(Stages.thesisLazy(), System::nanoTime);
    }

    @Override
    protected FilterAnswer answer(LoadedPage page) {
        PageTree tree = page.page().tree();
        if (version == FilterVersion.TAGWAVE) {
            List<Span> content = content(page);
            if (!content.isEmpty()) {
                return FilterAnswer.of(
                        page,
                        new ContentFilter()
                                .filter(
                                        tree,
                                        TagPathSequence.of(tree, StepSchemes.tagOnly()),
                                        TagPathSequence.of(tree, StepSchemes.classAndStyle()),
                                        content));
            }
        }
        TagPathSequence sequence = TagPathSequence.of(tree, StepSchemes.classAndStyle());
        Filtering filtering =
                complement ? filter.filterOrComplement(tree, sequence, content(page)) : filter.filter(tree, sequence);
        return FilterAnswer.of(page, filtering);
    }

    private List<Span> content(LoadedPage page) {
        List<ExtractedRegion> regions =
                extractor.extract(page.page().tree(), page.page()::absolute).content();
        return regions.stream().map(r -> new Span(r.start(), r.end())).toList();
    }

    @Override
    protected FilterAnswer failure(String url, String error) {
        return FilterAnswer.failed(url, error);
    }

    @Override
    protected void show(FilterAnswer answer, PrintWriter out) {
        out.println(answer.html());
        spec.commandLine()
                .getErr()
                .printf(
                        "%s: %d of %d nodes kept, %s%s%n",
                        answer.url(),
                        answer.nodesPruned(),
                        answer.nodesRaw(),
                        answer.xpath(),
                        answer.note().isEmpty() ? "" : " (" + answer.note() + ")");
    }
}
