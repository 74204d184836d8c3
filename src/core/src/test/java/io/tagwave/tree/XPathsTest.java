package io.tagwave.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** Asks the XPath engine of the platform where addresses lead to. */
class XPathsTest {

    private static final List<String> NAMES = List.of("div", "p", "fb:like");

    /** A page of some nodes, in which siblings often share a name. */
    private static PageTree page(Random random) {
        PageTree.Builder page = new PageTree.Builder().open("body");
        int open = 1;
        for (int i = 0; i < 60; i++) {
            int next = random.nextInt(7);
            if (next < 3) {
                page.open(NAMES.get(next));
                open++;
            } else if (next < 5 && open > 1) {
                page.close();
                open--;
            } else {
                page.text("text " + i);
                page.text(" ");
            }
        }
        for (; open > 0; open--) {
            page.close();
        }
        return page.build();
    }

    /** The same page for the engine: its nodes by position, with blanks and comments between them as pages have. */
    private static List<Node> nodes(PageTree page) throws Exception {
        Document document =
                DocumentBuilderFactory.newInstance().newDocumentBuilder().newDocument();
        Node html = document.appendChild(document.createElement("html"));
        List<Node> nodes = new ArrayList<>();
        for (int n = 0; n < page.size(); n++) {
            Node parent = n == 0 ? html : nodes.get(page.parent(n));
            parent.appendChild(document.createTextNode("\n "));
            parent.appendChild(document.createComment("texts on either side are two"));
            nodes.add(parent.appendChild(
                    page.isText(n)
                            ? document.createTextNode(page.ownText(n))
                            : document.createElement(page.tagName(n))));
        }
        return nodes;
    }

    private static void assertLeadThere(PageTree page, List<Integer> order) throws Exception {
        XPath engine = XPathFactory.newInstance().newXPath();
        List<Node> nodes = nodes(page);
        XPaths paths = new XPaths(page);
        for (int node : order) {
            String path = paths.of(node);
            NodeList found = (NodeList) engine.evaluate(path, nodes.get(0).getOwnerDocument(), XPathConstants.NODESET);
            assertEquals(1, found.getLength(), path);
            assertSame(nodes.get(node), found.item(0), path);
            assertEquals(path, XPaths.of(page, node));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void addressesLeadToTheirNodesInWhateverOrderTheyAreAskedFor(int seed) throws Exception {
        Random random = new Random(seed);
        PageTree page = page(random);
        List<Integer> order =
                new ArrayList<>(IntStream.range(0, page.size()).boxed().toList());
        assertLeadThere(page, order);
        Collections.reverse(order);
        assertLeadThere(page, order);
        Collections.shuffle(order, random);
        assertLeadThere(page, order);
    }

    /** Two thousand elements within 400 nested ones: their whole ways would be 30 MB. */
    private static PageTree deepPage() {
        PageTree.Builder page = new PageTree.Builder().open("body");
        for (int depth = 0; depth < 400; depth++) {
            page.open("section").open("fb:like").close().text("text " + depth);
        }
        for (int item = 0; item < 2000; item++) {
            page.open("b").text("item " + item).close();
        }
        for (int depth = 0; depth < 400; depth++) {
            page.close();
        }
        return page.close().build();
    }

    @Test
    void manyAddressesInTheDeepStayShortAndLeadToTheirNodes() throws Exception {
        PageTree page = deepPage();
        XPaths paths = new XPaths(page);
        List<String> all = IntStream.range(0, page.size()).mapToObj(paths::of).toList();
        long characters = all.stream().mapToLong(String::length).sum();
        assertTrue(characters < 1_000_000 + 150L * page.size(), "characters " + characters);
        List<Node> nodes = nodes(page);
        XPath engine = XPathFactory.newInstance().newXPath();
        Document document = nodes.get(0).getOwnerDocument();
        for (int node : new int[] {2, 900, 1199, page.size() - 500, page.size() - 1}) {
            NodeList found = (NodeList) engine.evaluate(all.get(node), document, XPathConstants.NODESET);
            assertEquals(1, found.getLength(), all.get(node));
            assertSame(nodes.get(node), found.item(0), all.get(node));
        }
        assertTrue(all.get(page.size() - 2).startsWith("(/html/body//b["), all.get(page.size() - 2));
    }
}
