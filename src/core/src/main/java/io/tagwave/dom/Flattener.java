package io.tagwave.dom;

import io.tagwave.tree.PageTree;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Comment;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jspecify.annotations.Nullable;

/**
 * Adds the visible nodes of the body to a {@link PageTree.Builder}. Comments, blank text and the subtrees of script, style,
 * noscript and template are left out, as in the node counts of the papers. A page whose noscript elements have most of its text
 * would be empty, and is read as browsers without scripts show it. A table with heads in a comment is read: a script would show it.
 *
 * <p>One walk over the document with its own loop serves the tree and the links: the parser's visitors would be compiled
 * separately for each kind of visitor, which costs a crawl more than its pages.
 */
final class Flattener {

    /** A message that scripts are needed has fewer links. */
    private static final int LINKS_OF_A_PAGE = 3;

    /** Says where a word may be broken, and is no character of it. */
    private static final char SOFT_HYPHEN = '\u00ad';

    private static final Pattern DISPLAY_NONE = Pattern.compile("(?i)display\\s*:\\s*none");

    private final PageTree.Builder tree = new PageTree.Builder();
    private final List<Node> nodes = new ArrayList<>();
    private final List<Comment> commented = new ArrayList<>();
    private final StyleReader looks = new StyleReader(tree);
    private final PageElements elements = new PageElements();
    private final @Nullable Element body;
    private final Set<Element> dialogs;
    private final Map<String, TagKind> kinds = new HashMap<>();
    /** True if the current position is within the body and not within {@link #hidden}. */
    private boolean shown;
    /** The element that hides the current position, or null. */
    private @Nullable Element hidden;
    /** For each open element but the innermost, the next child to visit. */
    private int[] places = new int[64];

    private int depth;
    /** True if noscript elements are visible. */
    private final boolean scriptless;
    /** Characters of text and number of links in the noscript elements of the body. */
    private long scriptlessText;

    private int scriptlessLinks;

    private Flattener(@Nullable Element body, boolean scriptless, Set<Element> dialogs) {
        this.body = body;
        this.dialogs = dialogs;
        this.scriptless = scriptless;
    }

    /** Returns the page of a document; for the note see {@link ParsedPage#note}. */
    static ParsedPage flatten(Document document, String note, Charset encoding) {
        long start = System.nanoTime();
        Element body = document.body();
        boolean framed = body == null || !body.normalName().equals("body");
        Set<Element> dialogs = framed ? Set.of() : ImpliedDialogs.of(document);
        Flattener flattener = new Flattener(framed ? null : body, false, dialogs);
        if (framed) {
            // A frameset has no body: its page is one empty node.
            flattener.nodes.add(document);
            flattener.tree.open("body").close();
        }
        flattener.walk(document);
        PageTree tree = flattener.tree.build();
        boolean scriptless = flattener.isScriptless(tree);
        if (scriptless || !flattener.commented.isEmpty()) {
            flattener.commented.forEach(Flattener::show);
            flattener = new Flattener(body, scriptless, dialogs);
            flattener.walk(document);
            tree = flattener.tree.build();
        }
        List<Element> data = flattener.elements.data();
        if (!data.isEmpty()) {
            tree.statements().setRecords(() -> ScriptData.stated(data));
        }
        double millis = (System.nanoTime() - start) / 1e6;
        return new ParsedPage(document, flattener.nodes, tree, flattener.elements, millis, note, encoding);
    }

    private boolean isScriptless(PageTree tree) {
        return scriptlessLinks >= LINKS_OF_A_PAGE && scriptlessText > tree.textLength(0, tree.size());
    }

    private void walk(Element root) {
        Element parent = root;
        int child = 0;
        enter(parent);
        while (parent != null) {
            if (child < parent.childNodeSize()) {
                Node node = parent.childNode(child++);
                if (node instanceof Element element) {
                    enter(element);
                    push(child);
                    parent = element;
                    child = 0;
                } else if (node instanceof TextNode text) {
                    read(text);
                } else if (shown && node instanceof Comment comment && hasTable(comment.getData())) {
                    commented.add(comment);
                }
            } else {
                leave(parent);
                parent = depth == 0 ? null : parent.parent();
                child = depth == 0 ? 0 : places[--depth];
            }
        }
    }

    /** Returns whether a comment has a table with heads, which a script would show. */
    private static boolean hasTable(String comment) {
        int table = comment.indexOf("<table");
        return table >= 0 && comment.indexOf("<th", table + 1) > 0 && comment.indexOf("</table", table) > 0;
    }

    private static void show(Comment comment) {
        for (Element table : Jsoup.parseBodyFragment(comment.getData()).select("table:has(th)")) {
            comment.before(table);
        }
        comment.remove();
    }

    private void push(int child) {
        if (depth == places.length) {
            places = Arrays.copyOf(places, 2 * depth);
        }
        places[depth++] = child;
    }

    private void enter(Element element) {
        TagKind kind = kind(element.normalName());
        if (kind.noted) {
            elements.add(element);
        }
        shown |= element == body;
        if (shown) {
            show(element, kind);
        } else if (isInNoscript() && kind.anchor) {
            scriptlessLinks++;
        }
    }

    private boolean isInNoscript() {
        return hidden != null && kind(hidden.normalName()).scriptless;
    }

    private TagKind kind(String name) {
        TagKind known = kinds.get(name);
        if (known == null) {
            known = new TagKind(name);
            kinds.put(name, known);
        }
        return known;
    }

    private void leave(Element element) {
        if (element == hidden) {
            hidden = null;
            shown = true;
        } else if (shown) {
            tree.close();
            shown = element != body;
        }
    }

    private void read(TextNode text) {
        if (shown) {
            show(text);
        } else if (isInNoscript()) {
            scriptlessText += text.text().strip().length();
        }
    }

    private void show(TextNode text) {
        int before = tree.size();
        String written = text.getWholeText();
        tree.text(written.indexOf(SOFT_HYPHEN) < 0 ? written : written.replace(String.valueOf(SOFT_HYPHEN), ""));
        if (tree.size() > before) {
            nodes.add(text);
        }
    }

    private void show(Element element, TagKind kind) {
        if (kind.invisible && !isShadowRoot(element)
                || kind.scriptless && !scriptless
                || (kind.cell || kind.inline) && isHiddenInTable(element)) {
            hidden = element;
            shown = false;
        } else {
            if (kind.number < 0) {
                kind.number = tree.tag(kind.name);
            }
            open(element, kind);
            nodes.add(element);
        }
    }

    /**
     * Returns whether an element is a hidden cell, or a hidden part of a line in one: keys to sort by, short names. Browsers give
     * such cells no column. Hidden blocks may be shown later.
     */
    private boolean isHiddenInTable(Element element) {
        if (element.attributesSize() == 0
                || !element.attributes().hasKey("hidden")
                        && !DISPLAY_NONE
                                .matcher(element.attributes().get("style"))
                                .find()) {
            return false;
        }
        Element cell = element;
        while (cell != null && kind(cell.normalName()).inline) {
            cell = cell.parent();
        }
        return cell != null && kind(cell.normalName()).cell;
    }

    /** A template of declarative shadow DOM is shown in the place of its parent's content. */
    private static boolean isShadowRoot(Element element) {
        return element.hasAttr("shadowrootmode") && element.normalName().equals("template");
    }

    private void open(Element element, TagKind kind) {
        if (element.attributesSize() == 0 && !dialogs.contains(element)) {
            openBare(kind);
            return;
        }
        looks.read(element.attributes());
        if (kind.image) {
            tree.openImage(kind.number, looks.style(), looks.get("id"), ImageAddress.of(element, looks.get("src")));
        } else if (kind.anchor && looks.get("href") != null) {
            tree.openLink(kind.number, looks.style(), looks.get("id"), looks.get("href"));
        } else {
            tree.open(kind.number, looks.style(), looks.get("id"));
        }
        String role = dialogs.contains(element) ? "dialog" : looks.get("role");
        tree.state(looks.stated(kind.valued), looks.property(), role, looks.name());
    }

    private void openBare(TagKind kind) {
        if (kind.image) {
            tree.openImage(kind.number, 0, null, null);
        } else {
            tree.open(kind.number, 0, null);
        }
    }
}
