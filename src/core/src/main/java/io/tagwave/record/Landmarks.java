package io.tagwave.record;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import io.tagwave.tree.StructuredData;
import java.util.Optional;
import java.util.Set;

/**
 * Tells what a page says of its parts: which is the main one, and which are beside it, such as navigation. Elements say so by
 * what they are in HTML, or by a role (WAI-ARIA 1.2, section 5.3.4); controls and the heads of tables hold no records
 * either.
 */
public final class Landmarks {

    private static final int MAIN = 1;
    private static final int BESIDE = -1;

    /** Parts beside the main one, by tag or role. */
    private static final Set<String> BESIDE_MAIN =
            Set.of("nav aside header footer dialog select thead navigation complementary banner contentinfo alertdialog"
                    .split(" "));

    /** Navigation and controls, by tag or role (WAI-ARIA 1.2, sections 5.3.2 and 5.3.4). */
    private static final Set<String> NAVIGATION =
            Set.of("nav", "navigation", "menu", "menubar", "toolbar", "select", "datalist", "listbox");

    /** Questions that stand over a page, such as those for consent. */
    private static final Set<String> DIALOGS = Set.of("dialog", "alertdialog");

    private static final Set<String> ENDS = Set.of("header", "footer", "banner", "contentinfo");
    /** Their headers and footers are not the page's (HTML 4.3.8). */
    private static final Set<String> SECTIONS = Set.of("main", "article", "aside", "section");

    private final PageTree tree;
    /** Holds what elements say by their tag, by number of the tag. */
    private final int[] tags;
    /** The first main part, or the size of the page. */
    private final int main;

    /** Reads what a page says of its parts. */
    public Landmarks(PageTree tree) {
        this.tree = tree;
        tags = tree.tagNames().stream().mapToInt(Landmarks::said).toArray();
        main = firstMain();
    }

    /** The main part, where the page says which it is. */
    public Optional<Span> main() {
        return main < tree.size() ? Optional.of(new Span(main, tree.end(main))) : Optional.empty();
    }

    private int firstMain() {
        int first = 0;
        while (first < tree.size() && (tags[tree.tag(first)] != MAIN || own(first) != MAIN)) {
            first++;
        }
        // Another element may have that role.
        StructuredData said = tree.statements();
        int node = said.nextRole(0);
        while (node >= 0 && node < first && own(node) != MAIN) {
            node = said.nextRole(node + 1);
        }
        return node >= 0 && node < first ? node : first;
    }

    /** Returns what an element says itself. */
    private int own(int node) {
        String role = tree.statements().role(node);
        int byRole = role == null ? 0 : said(role);
        return byRole == 0 ? tags[tree.tag(node)] : byRole;
    }

    /** Returns what a tag or role says. */
    private static int said(String part) {
        return part.equals("main") ? MAIN : BESIDE_MAIN.contains(part) ? BESIDE : 0;
    }

    /**
     * 1 within a main part, -1 within what is beside it, or anywhere else on a page that has one; 0 where the page does
     * not say. The innermost counts.
     */
    public int of(int place) {
        for (int node = place; node >= 0; node = tree.parent(node)) {
            int said = own(node);
            if (said != 0) {
                return said;
            }
        }
        return main < tree.size() && (main < place || main >= tree.end(place)) ? BESIDE : 0;
    }

    /** Returns whether a place is in a dialog, such as one that asks for consent. */
    boolean isInDialog(int place) {
        int node = place;
        while (node >= 0 && !isDialog(node)) {
            node = tree.parent(node);
        }
        return node >= 0;
    }

    /** Returns whether an element is a dialog. */
    boolean isDialog(int node) {
        return DIALOGS.contains(part(node));
    }

    /** Returns the role of an element, or its tag where it states none. */
    private String part(int node) {
        String role = tree.statements().role(node);
        return role == null ? tree.tagName(node) : role;
    }

    /**
     * Tells whether a place is in the page's head or foot, in navigation or in a dialog: no page was made for what
     * stands there.
     */
    public boolean isAround(int place) {
        if (isInDialog(place)) {
            return true;
        }
        boolean inEnd = false;
        for (int node = place; node >= 0; node = tree.parent(node)) {
            String part = part(node);
            if (NAVIGATION.contains(part)) {
                return true;
            }
            if (SECTIONS.contains(part)) {
                return false;
            }
            inEnd |= ENDS.contains(part);
        }
        return inEnd;
    }
}
