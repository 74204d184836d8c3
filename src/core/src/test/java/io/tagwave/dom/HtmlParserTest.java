package io.tagwave.dom;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.tree.PageTree;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class HtmlParserTest {

    private final HtmlParser parser = new HtmlParser();

    @Test
    void scriptsStylesCommentsAndBlankTextAreLeftOut() {
        PageTree tree = parser.parse(
                        "<body><!-- c --><script>x</script><style>y</style><noscript><p>n</p></noscript>"
                                + "<template><p>t</p></template> <p>seen</p>\n</body>",
                        "")
                .tree();
        assertEquals(List.of("body", "p", "#text"), tree.tagNames());
    }

    @Test
    void aPageThatShowsNothingWithoutScriptsIsReadFromItsNoscript() {
        String threads = "<ul><li><a href=/1>One</a><li><a href=/2>Two</a><li><a href=/3>Three</a></ul>";
        ParsedPage page = parser.parse(
                "<div id=app>Loading</div><script>x</script><noscript>" + threads + "</noscript>", "http://a.test/");
        assertEquals("Loading One Two Three", page.tree().text(0, page.tree().size()));
        assertEquals(3, page.links().size());
        assertEquals("noscript", page.tree().tagName(3));
        ParsedPage shown = parser.parse(threads + "<noscript>" + threads + "</noscript>", "");
        assertEquals("One Two Three", shown.tree().text(0, shown.tree().size()));
    }

    @Test
    void aMessageThatScriptsAreNeededIsNoPage() {
        PageTree tree = parser.parse(
                        "<div id=app></div><noscript>Please enable <a href=/how>JavaScript</a>.</noscript>", "")
                .tree();
        assertEquals(List.of("body", "div"), tree.tagNames());
    }

    @Test
    void classesStyleAndPresentationMakeTheLook() {
        PageTree tree = parser.parse("<p class='b a b' style=' color: red ' align=left width=3 title=x>t</p>", "")
                .tree();
        assertEquals(
                new io.tagwave.tree.Style(List.of("b", "a"), "color: red", "align=left width=3"),
                tree.styles().get(tree.style(1)));
    }

    @Test
    void linksAndImagesCarryTheirAddress() {
        ParsedPage page = parser.parse(
                "<base href='http://x.test/dir/'><a href=' two.html '>t</a><img src=p.png><a name=n>u</a>",
                "http://y.test/");
        assertTrue(page.tree().isLink(1));
        assertEquals("http://x.test/dir/two.html", page.absolute(page.tree().address(1)));
        assertTrue(page.tree().isImage(3));
        assertEquals("p.png", page.tree().address(3));
        assertNull(page.tree().address(4));
        assertEquals(List.of(new Hyperlink("http://x.test/dir/two.html", "t", "")), page.links());
    }

    @Test
    void anImageThatIsLoadedLaterHasItsAddressBesideAPlaceholder() {
        PageTree tree = parser.parse(
                        "<img src='data:image/gif;base64,AA=' data-id=7 data-src=/1.jpg><img data-lazy='//a.test/2.png'>"
                                + "<img srcset='/3.webp 480w, /4.webp 900w'><img src=/5.gif data-src=/6.gif>"
                                + "<img src='data:image/gif;base64,AA=' alt='a b'><img alt=none>",
                        "")
                .tree();
        assertEquals(
                Arrays.asList("/1.jpg", "//a.test/2.png", "/3.webp", "/6.gif", "data:image/gif;base64,AA=", null),
                IntStream.range(1, tree.size()).mapToObj(tree::address).toList());
    }

    @Test
    void anOriginalBesidesAPlaceholderAndTheSourceOfAPictureAreAddresses() {
        PageTree tree = parser.parse(
                        "<img src=/grey.gif data-original=/1.jpg><amp-img src=/2.jpg></amp-img>"
                                + "<picture><source srcset='/3.webp 2x'><img src='data:image/gif;base64,AA='></picture>"
                                + "<picture><source srcset=/4.webp><img src=/5.jpg></picture>"
                                + "<p><noscript><img src=/6.jpg></noscript><img class=lazy src=/blank.png></p>",
                        "")
                .tree();
        assertEquals(
                List.of("/1.jpg", "/2.jpg", "/3.webp", "/5.jpg", "/6.jpg"),
                IntStream.range(1, tree.size())
                        .mapToObj(tree::address)
                        .filter(Objects::nonNull)
                        .toList());
    }

    @Test
    void aTemplateOfDeclarativeShadowDomIsContent() {
        PageTree tree = parser.parse(
                        "<x-card><template shadowrootmode=open><style>a{}</style><p>seen</p></template></x-card>"
                                + "<template><p>unseen</p></template>",
                        "")
                .tree();
        assertEquals("seen", tree.text(0, tree.size()));
    }

    @Test
    void hiddenCellsAndHiddenPartsOfTheirLinesAreLeftOut() {
        PageTree tree = parser.parse(
                        "<table><tr><td><span style='display: none'>0042</span>42<td hidden>no<td style=display:none>no"
                                + "<td><b><i hidden>no</i></b>yes<div style='display:none'>later</div></table>"
                                + "<p><span style='display:none'>menu</span>",
                        "")
                .tree();
        assertEquals("42 yes later menu", tree.text(0, tree.size()));
    }

    @Test
    void imagesAreToldByTheirTagWithOrWithoutAttributes() {
        PageTree tree = parser.parse("<img><svg></svg><picture></picture><img src=a><i></i><input>", "")
                .tree();
        assertEquals(
                List.of("img", "svg", "picture", "img"),
                IntStream.range(0, tree.size())
                        .filter(tree::isImage)
                        .mapToObj(tree::tagName)
                        .toList());
    }

    @Test
    void elementsThatLookAlikeHaveOneStyle() {
        PageTree tree = parser.parse(
                        "<p id=one class=a>1</p><p class=a title=x>2</p><p class=' '>3</p><p>4</p><p align=''>5</p>"
                                + "<p class='a' align=left>6</p><p class=a style='color:red'>7</p><p class=b>8</p>",
                        "")
                .tree();
        int[] styles = IntStream.range(0, tree.size())
                .filter(node -> tree.tagName(node).equals("p"))
                .map(tree::style)
                .toArray();
        assertArrayEquals(new int[] {1, 1, 0, 0, 0, 2, 3, 4}, styles);
        assertEquals("one", tree.id(1));
        assertNull(tree.id(3));
    }

    @Test
    void theCharsetThatTheTransportNamesBeatsTheMetaElement() {
        byte[] latin = "<meta charset=utf-8><p>é</p>".getBytes(StandardCharsets.ISO_8859_1);
        PageTree named = parser.parse(latin, StandardCharsets.ISO_8859_1, "").tree();
        assertEquals("é", named.text(0, named.size()));
        byte[] greek = "<meta charset=iso-8859-7><p>λ</p>".getBytes(Charset.forName("ISO-8859-7"));
        PageTree unnamed = parser.parse(greek, null, "").tree();
        assertEquals("λ", unnamed.text(0, unnamed.size()));
    }

    @Test
    void emptyInputAndFramesetsAreOneNode() {
        assertEquals(1, parser.parse("", "").tree().size());
        assertEquals(
                1,
                parser.parse("<html><frameset><frame src=a></frameset></html>", "")
                        .tree()
                        .size());
    }

    @Test
    void byteOrderMarkBeatsTheNamedCharset() {
        byte[] bytes = "\uFEFF<p>é</p>".getBytes(StandardCharsets.UTF_8);
        PageTree tree = parser.parse(bytes, StandardCharsets.ISO_8859_1, "").tree();
        assertEquals("é", tree.text(0, tree.size()));
    }

    @Test
    void deepNestingDoesNotOverflowTheStack() {
        PageTree tree = parser.parse("<div>".repeat(100_000) + "end", "").tree();
        assertEquals("end", tree.text(0, tree.size()));
    }

    @Test
    void aMillionNodesAreParsed() {
        PageTree tree = parser.parse("<ul>" + "<li>x".repeat(500_000), "").tree();
        assertEquals(1_000_002, tree.size());
    }

    /** On both, jsoup 1.24.1 throws IndexOutOfBoundsException. */
    @Test
    void formattingElementsThatAreNeverClosedCostNoPage() {
        String lists = "<p><b><i>" + "<li><ul>".repeat(260) + "<a href='/x'>deep down</a>";
        StringBuilder rows = new StringBuilder("<table>");
        for (int i = 0; i < 5000; i++) {
            rows.append("<tr><td><b><font size=2><a href='/")
                    .append(i)
                    .append("'>row ")
                    .append(i);
        }
        for (String html : List.of(lists, rows.toString())) {
            PageTree tree = parser.parse(html, "http://x.test/").tree();
            PageTree bytes = parser.parse(html.getBytes(StandardCharsets.UTF_8), null, "http://x.test/")
                    .tree();
            assertEquals(tree.text(0, tree.size()), bytes.text(0, bytes.size()));
        }
        assertTrue(parser.parse(lists, "").tree().tagNames().containsAll(List.of("a", "b", "i")));
        assertEquals(
                "the parser failed on formatting elements that are never closed; parsed again with deeper nesting",
                parser.parse(lists, "").note());
        assertEquals("", parser.parse("<p><b>one", "").note());
        PageTree table = parser.parse(rows.toString(), "").tree();
        assertTrue(table.text(0, table.size()).contains("row 4999"));
    }

    /** Where deeper nesting is of no help, the page is read without the look of its texts, but with its links. */
    @Test
    void linksOutliveTheFormattingThatIsDropped() {
        String deep = "<p><b><i>" + "<li><ul>".repeat(1030) + "<a href='/x'>deep down</a>";
        ParsedPage page = parser.parse(deep, "http://x.test/");
        assertEquals(1, page.links().size());
        assertTrue(page.note().endsWith("parsed again without formatting elements such as b and font"), page.note());
    }

    @Test
    void theEncodingIsToldAlsoWhereFormattingIsDropped() {
        String html = "<meta charset=iso-8859-1><p><b><i>" + "<li><ul>".repeat(260) + "é";
        PageTree tree = parser.parse(html.getBytes(StandardCharsets.ISO_8859_1), null, "")
                .tree();
        assertEquals("é", tree.text(0, tree.size()));
    }
}
