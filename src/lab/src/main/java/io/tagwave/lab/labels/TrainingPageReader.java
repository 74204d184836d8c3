package io.tagwave.lab.labels;

import io.tagwave.dom.HtmlParser;
import io.tagwave.eval.GroundTruthLists;
import io.tagwave.lab.train.TrainContentCommand;
import io.tagwave.learn.list.ComparedText;
import io.tagwave.learn.list.ContentTrainer;
import io.tagwave.learn.list.LabelOrigin;
import io.tagwave.learn.list.LabeledPage;
import io.tagwave.tree.PageTree;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Reads pages with their true records, as {@link TrainContentCommand} describes them. */
public final class TrainingPageReader {

    /** Number of folds: each is left out once, and what is learned from the rest is judged on it. */
    private static final int FOLDS = 6;

    /** The set of pages with a folder each. */
    private static final String CASES = "cases";

    private static final String UNSTRUCTURED = "unstructured";
    private static final String RECORDS = "records";

    private final HtmlParser parser = new HtmlParser();

    /** Reads all labeled pages below some folders. */
    public List<LabeledPage> read(List<Path> dirs) {
        List<LabeledPage> pages = new ArrayList<>();
        for (Path dir : dirs) {
            Map<String, String> sites = sites(dir);
            sets(dir).forEach((set, truths) -> pages.addAll(label(set, truths, sites)));
            List<TruthPage> cases =
                    TruthPage.cases(dir).stream().map(TruthPage::ofCase).toList();
            for (TruthPage page : cases) {
                String name = name(Objects.requireNonNull(page.file().getParent()));
                pages.add(label(name, folded(CASES, name), page));
            }
            String unstructured = sites.isEmpty() ? UNSTRUCTURED : UNSTRUCTURED + " " + name(dir);
            int place = 0;
            for (Path file : TruthPage.unstructured(dir)) {
                TruthPage page = new TruthPage(file, List.of(), List.of(), List.of(), 0, 1);
                String site = site(dir + UNSTRUCTURED, file, 2 * place++, sites);
                pages.add(label(name(file), folded(unstructured, site), page));
            }
        }
        return pages;
    }

    /**
     * Returns the labeled pages of a directory by the folder of their labels. A page that stands in several has the
     * titles of the first, those of records, and the lists of another.
     */
    private static Map<Path, List<TruthPage>> sets(Path dir) {
        Map<Path, Map<Path, TruthPage>> sets = new LinkedHashMap<>();
        List<Path> folders = new ArrayList<>(TruthPage.sets(dir));
        folders.sort(Comparator.comparing(set -> !isOfRecords(set)));
        for (Path set : folders) {
            Map<Path, TruthPage> pages = new LinkedHashMap<>();
            for (TruthPage page : TruthPage.of(set)) {
                Map<Path, TruthPage> known = sets.values().stream()
                        .filter(others -> others.containsKey(page.file()))
                        .findFirst()
                        .orElse(pages);
                known.merge(page.file(), page, (one, same) -> same.lists().isEmpty() ? one : one.with(same.lists()));
            }
            sets.put(set, pages);
        }
        Map<Path, List<TruthPage>> truths = new LinkedHashMap<>();
        sets.forEach((set, pages) -> truths.put(set, List.copyOf(pages.values())));
        return truths;
    }

    /** Reads the pages of a folder whose truth file is elsewhere. */
    public List<LabeledPage> readApart(Path truth, Path set) {
        return label(set, TruthPage.of(truth, set), Map.of());
    }

    /** Labels the pages of a set. A set of few sites, one of several in DIR/records, is left out as a whole. */
    private List<LabeledPage> label(Path set, List<TruthPage> truths, Map<String, String> sites) {
        boolean whole = isOfRecords(set)
                && LabelFiles.children(Objects.requireNonNull(set.getParent())).size() > 1;
        List<LabeledPage> pages = new ArrayList<>();
        for (TruthPage page : truths) {
            String name = name(set);
            String site = site(name, page.file(), pages.size(), sites);
            LabelOrigin source = whole ? new LabelOrigin(name, site, name) : folded(name, site);
            pages.add(label(name(page.file()), source, page));
        }
        return pages;
    }

    private static boolean isOfRecords(Path set) {
        Path parent = set.toAbsolutePath().getParent();
        return parent != null && parent.endsWith(RECORDS);
    }

    /** Returns the sites of DIR/sources.tsv by the page's name without its ending. */
    private static Map<String, String> sites(Path dir) {
        Path file = dir.resolve("sources.tsv");
        Map<String, String> sites = new HashMap<>();
        for (String line : Files.exists(file) ? LabelFiles.lines(file) : List.<String>of()) {
            String[] cells = line.split("\t");
            if (cells.length > 2) {
                sites.put(stem(cells[0]), cells[2]);
            }
        }
        return sites;
    }

    /** Returns the site of a page of a set: where it is not known, two pages of one site follow each other. */
    private static String site(String set, Path file, int place, Map<String, String> sites) {
        return sites.getOrDefault(stem(name(file)), set + " " + place / 2);
    }

    private static String stem(String name) {
        return name.replaceFirst("(?i)\\.x?html?$", "");
    }

    private static LabelOrigin folded(String set, String site) {
        return new LabelOrigin(set, site, "fold " + (1 + Math.floorMod(site.hashCode() * 31, 9973) % FOLDS));
    }

    private LabeledPage label(String name, LabelOrigin source, TruthPage page) {
        PageTree tree = tree(page.file());
        List<List<String>> lists = page.lists().stream()
                .map(list -> list.stream().map(ComparedText::of).toList())
                .toList();
        GroundTruthLists truth = page.titles().isEmpty() && page.at().isEmpty() && !lists.isEmpty()
                ? GroundTruthLists.whole(lists)
                : GroundTruthLists.of(page.normalizedTitles(tree), page.records(), lists);
        return ContentTrainer.label(name, source, tree, truth).withWeight(page.weight());
    }

    private static String name(Path path) {
        return path.getFileName().toString();
    }

    private PageTree tree(Path file) {
        return parser.parse(LabelFiles.bytes(file), null, "").tree();
    }
}
