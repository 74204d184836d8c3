package io.tagwave.eval;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.StructuredData;
import io.tagwave.tree.Style;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.IntPredicate;

/** Copies pages without parts of them. */
public final class TreeCopy {

    private TreeCopy() {}

    /** Returns a page without some of its nodes and what is below them; the root is always kept. */
    public static PageTree without(PageTree page, IntPredicate dropped) {
        PageTree.Builder copy = new PageTree.Builder();
        Deque<Integer> ends = new ArrayDeque<>();
        int node = 0;
        while (node < page.size()) {
            for (; !ends.isEmpty() && ends.peek() <= node; ends.pop()) {
                copy.close();
            }
            if (node > 0 && dropped.test(node)) {
                node = page.end(node);
                continue;
            }
            if (page.isText(node)) {
                copy.text((page.isSpaced(node) ? " " : "") + page.ownText(node));
            } else {
                open(page, node, page.styles().get(page.style(node)), copy);
                ends.push(page.end(node));
            }
            node++;
        }
        ends.forEach(end -> copy.close());
        return copy.build();
    }

    private static void open(PageTree page, int node, Style look, PageTree.Builder copy) {
        if (page.isLink(node)) {
            copy.openLink(page.tagName(node), look, page.id(node), page.address(node));
        } else if (page.isImage(node)) {
            copy.openImage(page.tagName(node), look, page.id(node), page.address(node));
        } else {
            copy.open(page.tagName(node), look, page.id(node));
        }
        StructuredData says = page.statements();
        copy.state(says.value(node), says.property(node), says.role(node), says.name(node));
    }
}
