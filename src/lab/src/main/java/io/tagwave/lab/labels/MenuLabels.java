package io.tagwave.lab.labels;

import com.fasterxml.jackson.databind.JsonNode;
import io.tagwave.cli.shared.UserException;
import io.tagwave.dom.HtmlParser;
import io.tagwave.eval.GroundTruthMenu;
import io.tagwave.eval.GroundTruthMenu.LinkKey;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.XPaths;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * Reads pages with their true main menus: named by lines of JSON, by the links of the menu ({@code menu},
 * {@code alternatives}) or by the XPaths of the nodes that contain it ({@code menus}).
 */
public final class MenuLabels {

    /** The file that names the pages of a directory, relative to it. */
    static final String FILE = "menus.jsonl";

    private final HtmlParser parser = new HtmlParser();

    /**
     * A labeled page.
     *
     * @param file its name in the labels
     * @param site pages of one site have the same
     * @param html bytes of the file
     */
    public record Page(String file, String site, byte[] html, PageTree tree, GroundTruthMenu menu) {}

    /** Reads the pages of a directory, named by its own file. */
    public List<Page> read(Path dir) {
        return read(dir, dir.resolve(FILE));
    }

    /** Reads the pages that the lines of a file name, relative to the directory. */
    public List<Page> read(Path dir, Path labels) {
        return LabelFiles.objects(labels).values().stream()
                .map(label -> page(dir, label))
                .toList();
    }

    private Page page(Path dir, JsonNode label) {
        String file = label.path("file").asText();
        byte[] html = LabelFiles.bytes(dir.resolve(file));
        PageTree tree = parser.parse(html, null, "").tree();
        GroundTruthMenu menu = label.has("menus") ? byAddress(tree, label, file) : byLinks(tree, label);
        return new Page(file, label.path("site").asText(site(file)), html, tree, menu);
    }

    private static GroundTruthMenu byLinks(PageTree tree, JsonNode label) {
        List<List<LinkKey>> alternatives = new ArrayList<>();
        if (!label.path("menu").isMissingNode() && !label.path("menu").isNull()) {
            alternatives.add(links(label.path("menu")));
            label.path("alternatives").forEach(links -> alternatives.add(links(links)));
        }
        return GroundTruthMenu.ofLinks(tree, alternatives);
    }

    private static List<LinkKey> links(JsonNode links) {
        List<LinkKey> keys = new ArrayList<>();
        links.forEach(
                l -> keys.add(LinkKey.of(l.path("text").asText(), l.path("href").asText())));
        return keys;
    }

    private static GroundTruthMenu byAddress(PageTree tree, JsonNode label, String file) {
        List<List<Integer>> alternatives = new ArrayList<>();
        for (JsonNode address : label.path("menus")) {
            alternatives.add(List.of(IntStream.range(0, tree.size())
                    .filter(n -> !tree.isText(n))
                    .filter(n -> XPaths.of(tree, n).equals(address.asText()))
                    .findFirst()
                    .orElseThrow(() -> new UserException(file + ": no node at " + address.asText()))));
        }
        return GroundTruthMenu.ofNodes(tree, alternatives);
    }

    /** Returns the name up to the first dot, without a number at its end: pages of one site are mostly named so. */
    private static String site(String file) {
        String name = Path.of(file).getFileName().toString().toLowerCase(Locale.ROOT);
        return name.replaceFirst("\\..*", "").replaceFirst("[-_]?\\d+$", "");
    }
}
