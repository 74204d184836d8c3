package io.tagwave.menu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Style;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The running sums against a plain count of what each kind of evidence means, on small pages at random. */
class EvidenceTableTest {

    private static final int PAGES = 150;
    private static final String[] TAGS = {"div", "ul", "ol", "li", "nav", "p", "h1", "h6", "hr", "span"};
    private static final String[] NAMES = {
        "", "", "", "a", "nav", "menu", "main-nav", "mainMenu", "topnav", "NAVIGATION"
    };
    private static final String[] ADDRESSES = {
        "/",
        "http://s.test",
        "http://s.test/",
        "/?a=1",
        "/#top",
        "/a",
        "/a/b",
        "/a/b/",
        "a",
        "a?b=1&c=2&d=3",
        "#part",
        "https://s.test/a/b/c?d#e",
        "/b",
        "/c",
        "/d",
        "/e"
    };
    private static final int[] LENGTHS = {1, 2, 3, 8, 8, 8, 12, 35, 36, 99, 100, 101};

    private final Random random = new Random(1789);

    @Test
    void everyKindMeansWhatItSays() {
        Set<Evidence> seen = EnumSet.noneOf(Evidence.class);
        for (int page = 0; page < PAGES; page++) {
            PageTree tree = page();
            EvidenceTable table = EvidenceTable.of(tree);
            NaiveEvidence naive = new NaiveEvidence(tree, table.blocks());
            for (int b = 0; b < table.blocks().size(); b++) {
                for (Evidence kind : Evidence.values()) {
                    double expected = naive.value(table.blocks().get(b), kind);
                    assertEquals(expected, table.value(b, kind), 1e-9, kind + " of block " + b + " of page " + page);
                    if (expected > 0) {
                        seen.add(kind);
                    }
                }
            }
        }
        assertEquals(EnumSet.allOf(Evidence.class), seen, "kinds that the pages show");
    }

    @Test
    void thereIsOneCandidateForEachRunOfTwoLinksOrMoreThatIsAllOfANodesLinks() {
        for (int page = 0; page < PAGES; page++) {
            PageTree tree = page();
            List<LinkBlock> expected = candidates(tree);
            assertEquals(expected, EvidenceTable.of(tree).blocks());
        }
    }

    @Test
    void everyKindHasAMeaningAndASignOfItsOwn() {
        Set<String> meanings = new HashSet<>();
        for (Evidence kind : Evidence.values()) {
            assertTrue(meanings.add(kind.meaning()) && !kind.meaning().isBlank());
            MenuModel.Term term = MenuModel.SHIPPED.terms().get(kind);
            assertTrue(term == null || kind.sign() * term.weight() >= 0, "training never turns a sign: " + kind);
        }
    }

    /** For each distinct set of links its nodes: the last of them is the deepest. */
    private static List<LinkBlock> candidates(PageTree tree) {
        int[] links = IntStream.range(0, tree.size()).filter(tree::isLink).toArray();
        Map<List<Integer>, LinkBlock> byLinks = new LinkedHashMap<>();
        for (int n = 0; n < tree.size(); n++) {
            int node = n;
            List<Integer> own = IntStream.range(0, links.length)
                    .filter(l -> links[l] > node && links[l] < tree.end(node))
                    .boxed()
                    .toList();
            if (own.size() > 1) {
                LinkBlock wrapper = byLinks.remove(own);
                int top = wrapper == null ? node : wrapper.top();
                byLinks.put(own, new LinkBlock(node, top, own.get(0), own.get(own.size() - 1) + 1));
            }
        }
        return byLinks.values().stream()
                .sorted(Comparator.comparingInt(LinkBlock::node))
                .toList();
    }

    private PageTree page() {
        PageTree.Builder page = new PageTree.Builder().open("body", look(), id());
        Deque<String> open = new ArrayDeque<>();
        int nodes = 5 + random.nextInt(40);
        for (int i = 0; i < nodes; i++) {
            while (!open.isEmpty() && random.nextInt(10) < 4) {
                page.close();
                open.pop();
            }
            int kind = random.nextInt(10);
            if (kind < 4) {
                link(page);
            } else if (kind < 6) {
                page.text(text());
            } else if (kind == 6) {
                twins(page);
            } else {
                open.push(TAGS[random.nextInt(TAGS.length)]);
                page.open(open.peek(), look(), id());
            }
        }
        while (!open.isEmpty()) {
            page.close();
            open.pop();
        }
        return page.close().build();
    }

    private void twins(PageTree.Builder page) {
        Style look = look();
        int rows = 2 + random.nextInt(3);
        for (int row = 0; row < rows; row++) {
            page.open("li", look, null);
            link(page);
            link(page);
            page.close();
        }
    }

    private void link(PageTree.Builder page) {
        page.openLink("a", look(), null, ADDRESSES[random.nextInt(ADDRESSES.length)]);
        if (random.nextInt(4) == 0) {
            page.openImage("img", Style.NONE, null, "i.png").close();
        }
        if (random.nextInt(8) > 0) {
            page.open("b").text(text()).close();
        }
        page.close();
    }

    private String text() {
        String letter = random.nextInt(3) == 0 ? "7" : "x";
        return letter.repeat(LENGTHS[random.nextInt(LENGTHS.length)]);
    }

    private Style look() {
        String name = NAMES[random.nextInt(NAMES.length)];
        return name.isEmpty() ? Style.NONE : new Style(List.of(name), "", "");
    }

    private String id() {
        return random.nextInt(6) > 0 ? null : NAMES[random.nextInt(NAMES.length)];
    }
}
