package io.tagwave.cli.page;

import io.tagwave.answer.TemplateAnswer;
import io.tagwave.answer.TemplateText;
import io.tagwave.cli.shared.ConsoleCommand;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.PublishedMethods;
import io.tagwave.cli.shared.UserException;
import io.tagwave.rows.JsonText;
import io.tagwave.template.AlgorithmLimitException;
import io.tagwave.template.HashedAlgorithm;
import io.tagwave.template.LabeledTree;
import io.tagwave.template.PageTemplate;
import io.tagwave.template.PathLabels;
import io.tagwave.template.TemplateAlgorithm;
import io.tagwave.tree.PageTree;
import io.tagwave.visit.LoadedPage;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

@Command(name = "template", description = "Prints what two or more pages have in common.")
public final class TemplateCommand extends ConsoleCommand {

    /** The name of our own algorithm. */
    private static final String HASHED = "hashed";

    enum Output {
        /** As a tree that says where the pages differ. */
        TEXT,
        /** As one JSON object on one line. */
        JSON,
        /** Equal to JSON. */
        JSONL
    }

    @Parameters(
            paramLabel = "PAGE",
            arity = "1..*",
            description = "File, directory, glob, URL, archive, or -; two pages or more.")
    private List<String> arguments;

    @Option(names = "--algorithm", defaultValue = HASHED, completionCandidates = AlgorithmNames.class)
    private String algorithm;

    @Option(names = "--format", defaultValue = "text")
    private Output format;

    @Override
    public Integer call() {
        TemplateAlgorithm chosen = chosen();
        List<LoadedPage> pages = new ArrayList<>();
        boolean allLoaded = load(arguments, pages::add);
        if (pages.size() < 2) {
            throw new UserException("a template takes two pages or more, found " + pages.size());
        }
        List<PageTree> trees = pages.stream().map(page -> page.page().tree()).toList();
        try {
            print(pages, trees, chosen);
        } catch (AlgorithmLimitException e) {
            throw new UserException(e.getMessage());
        }
        return allLoaded ? ExitStatus.DONE : ExitStatus.PARTLY;
    }

    private void print(List<LoadedPage> pages, List<PageTree> trees, TemplateAlgorithm chosen)
            throws AlgorithmLimitException {
        PathLabels labels = new PathLabels();
        List<LabeledTree> labeled = trees.stream().map(labels::read).toList();
        long[] prints = trees.stream().mapToLong(PathLabels::fingerprint).toArray();
        long start = System.nanoTime();
        PageTemplate template = PageTemplate.of(labeled, prints, chosen);
        double millis = (System.nanoTime() - start) / 1e6;
        List<String> urls = pages.stream().map(LoadedPage::url).toList();
        switch (format) {
            case TEXT -> TemplateText.print(urls, trees, template, out());
            default -> out().println(JsonText.line(TemplateAnswer.of(algorithm, millis, urls, trees, template)));
        }
    }

    private TemplateAlgorithm chosen() {
        if (algorithm.equals(HASHED)) {
            return new HashedAlgorithm();
        }
        TemplateAlgorithm published = published().get(algorithm);
        if (published == null) {
            throw new ParameterException(command(), "--algorithm: expected one of " + names() + ", found " + algorithm);
        }
        return published;
    }

    private static Map<String, TemplateAlgorithm> published() {
        return PublishedMethods.find().map(PublishedMethods::templateAlgorithms).orElse(Map.of());
    }

    private static List<String> names() {
        List<String> names = new ArrayList<>(List.of(HASHED));
        names.addAll(published().keySet());
        return names;
    }

    static final class AlgorithmNames implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return names().iterator();
        }
    }
}
