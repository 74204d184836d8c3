package io.tagwave.answer;

import io.tagwave.dom.ParsedPage;
import io.tagwave.dom.html.PrunedHtml;
import io.tagwave.noise.FilterResult;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.XPaths;
import io.tagwave.visit.LoadedPage;
import org.jspecify.annotations.Nullable;

/** The JSON of {@code filter} for a page. */
public record FilterAnswer(
        String url,
        int nodesRaw,
        int nodesPruned,
        int start,
        int end,
        @Nullable String text,
        @Nullable String html,
        @Nullable String xpath,
        @Nullable String note,
        @Nullable String error) {

    public static FilterAnswer of(LoadedPage page, FilterResult filtering) {
        PageTree tree = page.page().tree();
        int start = filtering.extent().start();
        int end = filtering.extent().end();
        return new FilterAnswer(
                page.url(),
                tree.size(),
                filtering.kept().count(),
                start,
                end,
                filtering.kept().text(),
                PrunedHtml.of(page.page(), filtering.kept()::contains),
                XPaths.of(tree, tree.commonAncestor(start, end - 1)),
                ParsedPage.joinedNotes(page.page().note(), filtering.note()),
                null);
    }

    public static FilterAnswer failed(String url, String error) {
        return new FilterAnswer(url, 0, 0, 0, 0, null, null, null, null, error);
    }
}
