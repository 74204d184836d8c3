package io.tagwave.lab.labels;

import io.tagwave.dom.HtmlParser;
import io.tagwave.eval.GroundTruthLists;
import io.tagwave.lab.train.TrainContentCommand;
import io.tagwave.learn.list.ComparedText;
import io.tagwave.learn.list.ContentTrainer;
import io.tagwave.learn.list.LabeledPage;
import io.tagwave.tree.PageTree;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Reads pages with their true records, as {@link TrainContentCommand} describes them. */
public final class TrainingPageReader {

    /** Number of groups for pages without a list, and for sets with a site for every page or two. */
    private static final int FOLDS = 6;

    /** The group of pages with a folder each. */
    private static final String CASES = "cases";

    private final HtmlParser parser = new HtmlParser();

    /** Reads all labeled pages below some folders. */
    public List<LabeledPage> read(List<Path> dirs) {
        List<LabeledPage> pages = new ArrayList<>();
        for (Path dir : dirs) {
            for (Path set : TruthPage.sets(dir)) {
                pages.addAll(label(set, TruthPage.of(set), isOfManySites(dir, set)));
            }
            for (Path page : TruthPage.cases(dir)) {
                pages.add(label(page.getFileName().toString(), CASES, TruthPage.ofCase(page)));
            }
            int number = 0;
            for (Path file : TruthPage.unstructured(dir)) {
                TruthPage page = new TruthPage(file, List.of(), List.of(), List.of(), 0, 1);
                pages.add(label(name(file), "unstructured " + (1 + number++ % FOLDS), page));
            }
        }
        return pages;
    }

    /** Reads the pages of a folder whose truth file is elsewhere. */
    public List<LabeledPage> readApart(Path truth, Path set) {
        return label(set, TruthPage.of(truth, set), false);
    }

    /** Tells whether a set has pages of many sites: sets in DIR/records are of a few sites each, those beside it of many. */
    private static boolean isOfManySites(Path dir, Path set) {
        return dir.equals(set.getParent()) && Files.isDirectory(dir.resolve("records"));
    }

    private List<LabeledPage> label(Path set, List<TruthPage> truth, boolean folded) {
        List<LabeledPage> pages = new ArrayList<>();
        for (TruthPage page : truth) {
            // Two pages of one site follow each other.
            String fold = folded ? " " + (1 + pages.size() / 2 % FOLDS) : "";
            pages.add(label(set.relativize(page.file()).toString(), name(set) + fold, page));
        }
        return pages;
    }

    private LabeledPage label(String name, String group, TruthPage page) {
        PageTree tree = tree(page.file());
        GroundTruthLists truth = page.lists().isEmpty()
                ? GroundTruthLists.byTitles(page.normalizedTitles(tree), page.records())
                : GroundTruthLists.whole(page.lists().stream()
                        .map(list -> list.stream().map(ComparedText::of).toList())
                        .toList());
        return ContentTrainer.label(name, group, tree, truth).withWeight(page.weight());
    }

    private static String name(Path path) {
        return path.getFileName().toString();
    }

    private PageTree tree(Path file) {
        return parser.parse(LabelFiles.bytes(file), null, "").tree();
    }
}
