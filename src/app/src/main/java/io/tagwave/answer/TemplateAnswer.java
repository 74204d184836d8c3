package io.tagwave.answer;

import io.tagwave.template.PageTemplate;
import io.tagwave.template.PathLabels;
import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The JSON of {@code template}.
 *
 * @param millis time of the algorithm on labeled trees, without reading and parsing
 * @param mapping for each node of the template its pre-order number on each page, ordered by the first page
 * @param nodes nodes of the template
 */
public record TemplateAnswer(String algorithm, double millis, List<Page> pages, List<int[]> mapping, int nodes) {

    /**
     * The tree of a page, by which the mapping can be checked.
     *
     * @param parents pre-order number of each node's parent, -1 for the root
     * @param labels tag name of each element, {@code #text} and the text of each text node
     */
    public record Page(String url, int[] parents, String[] labels) {}

    public static TemplateAnswer of(
            String algorithm, double millis, List<String> urls, List<PageTree> trees, PageTemplate template) {
        List<Page> pages = new ArrayList<>();
        for (int i = 0; i < trees.size(); i++) {
            pages.add(page(urls.get(i), trees.get(i)));
        }
        List<int[]> mapping = new ArrayList<>(IntStream.range(0, template.size())
                .mapToObj(node -> IntStream.range(0, template.pages())
                        .map(page -> template.node(node, page))
                        .toArray())
                .toList());
        mapping.sort(Comparator.comparingInt(row -> row[0]));
        return new TemplateAnswer(algorithm, millis, pages, mapping, template.size());
    }

    private static Page page(String url, PageTree tree) {
        return new Page(
                url,
                IntStream.range(0, tree.size()).map(tree::parent).toArray(),
                IntStream.range(0, tree.size())
                        .mapToObj(node -> PathLabels.step(tree, node))
                        .toArray(String[]::new));
    }
}
