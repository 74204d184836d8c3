package io.tagwave.menu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.tree.PageTree;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The running sums against a plain count of what each kind of evidence means, on small pages at random. */
class MenuEvidenceTableTest {

    private static final int PAGES = 150;

    private final RandomPages pages = new RandomPages(1789);

    @Test
    void everyKindMeansWhatItSays() {
        Set<MenuEvidence> seen = EnumSet.noneOf(MenuEvidence.class);
        for (int page = 0; page < PAGES; page++) {
            PageTree tree = pages.next();
            MenuEvidenceTable table = MenuEvidenceTable.of(tree);
            NaiveEvidence naive = new NaiveEvidence(tree, table.blocks());
            for (int b = 0; b < table.blocks().size(); b++) {
                for (MenuEvidence kind : MenuEvidence.values()) {
                    double expected = naive.value(table.blocks().get(b), kind);
                    assertEquals(expected, table.value(b, kind), 1e-9, kind + " of block " + b + " of page " + page);
                    if (expected > 0) {
                        seen.add(kind);
                    }
                }
            }
        }
        assertEquals(EnumSet.allOf(MenuEvidence.class), seen, "kinds that the pages show");
    }

    @Test
    void thereIsOneCandidateForEachRunOfTwoLinksOrMoreThatIsAllOfANodesLinks() {
        for (int page = 0; page < PAGES; page++) {
            PageTree tree = pages.next();
            List<LinkBlock> expected = candidates(tree);
            assertEquals(expected, MenuEvidenceTable.of(tree).blocks());
        }
    }

    @Test
    void everyKindHasAMeaningAndASignOfItsOwn() {
        Set<String> meanings = new HashSet<>();
        for (MenuEvidence kind : MenuEvidence.values()) {
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
}
