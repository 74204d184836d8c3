package io.tagwave.extract;

import io.tagwave.column.Column;
import io.tagwave.dom.HtmlParser;
import io.tagwave.model.ContentModel;
import io.tagwave.tree.PageTree;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Pages that tests write as HTML, and the list that comes out of them. */
final class WrittenPage {

    private static final List<String> TREES = List.of(
            "alder", "birch", "cedar", "elm", "fir", "hazel", "larch", "maple", "oak", "pine", "rowan", "spruce",
            "willow");

    private WrittenPage() {}

    /** Two words, the same for the same number only. */
    static String words(int number) {
        int trees = TREES.size();
        return TREES.get(number % trees) + " " + TREES.get((number / trees * 5 + number * 3 + 1) % trees);
    }

    /** So many items, one after another. */
    static String items(int count, IntFunction<String> item) {
        return IntStream.range(0, count).mapToObj(item).collect(Collectors.joining("\n"));
    }

    static Extraction extraction(String body) {
        byte[] html = ("<body>" + body + "</body>").getBytes(StandardCharsets.UTF_8);
        PageTree tree = new HtmlParser()
                .parse(html, StandardCharsets.UTF_8, "http://localhost/")
                .tree();
        ContentModel model = ContentModel.shipped();
        return new RecordExtractor(model, () -> 0).extract(tree, address -> "http://here" + address);
    }

    /** The page's list, whether the page was made for it or not. */
    static ExtractedList list(String body) {
        Extraction all = extraction(body);
        return (all.content().isEmpty() ? all.regions() : all.content()).get(0);
    }

    /** The names of the columns. */
    static List<String> names(String body) {
        return list(body).columns().stream().map(Column::name).toList();
    }
}
