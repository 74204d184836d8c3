package io.tagwave.extract;

import static io.tagwave.extract.WrittenPage.items;
import static io.tagwave.extract.WrittenPage.list;
import static io.tagwave.extract.WrittenPage.words;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** A list may begin with a few of its records in a container of their own, at another depth. */
class FewElsewhereTest {

    private static String story(int i) {
        return "<article><a href=/s" + i + "><img src=/i" + i + "></a><div><h3><a href=/t" + i + ">" + words(i)
                + "</a></h3><p>" + words(i + 20) + " " + words(i + 33) + " " + words(i + 41)
                + ".</p><time>" + (i + 1) + ". 3. 2025</time></div></article>";
    }

    private static String row(int i) {
        return "<tr><td>" + (i + 1) + "</td><td>" + (i % 28 + 1) + ".3.25</td><td><a href=/d" + i + ">" + words(i)
                + "</a></td><td>" + words(i + 17) + "</td><td>" + (i * 7 + 512) + " €</td></tr>";
    }

    private static String place(int i) {
        return "<li class=ort><h4><a href=/o" + i + ">" + words(i) + "</a></h4><span>" + words(i + 9) + "</span><b>"
                + (i % 5) + "," + (i % 9) + " ★</b><em>" + (i * 3 + 8) + " 件</em></li>";
    }

    @Test
    void storiesOfTheDayStandAboveTheOthers() {
        String page = "<main><h1>Nouvelles</h1><section><div><div>" + items(3, FewElsewhereTest::story)
                + "</div></div></section><div>" + items(18, i -> story(i + 3)) + "</div></main>";
        assertEquals(21, list(page).records().size());
    }

    @Test
    void theNewestRowsHaveATableInABox() {
        String page = "<main><h1>Urteile</h1><div><div><table>" + items(6, FewElsewhereTest::row)
                + "</table></div></div><table>" + items(40, i -> row(i + 6)) + "</table></main>";
        assertEquals(46, list(page).records().size());
    }

    @Test
    void theLastPlacesFollowInAPanel() {
        String page = "<main><h1>場所</h1><ul>" + items(20, FewElsewhereTest::place) + "</ul><div><div><ul>"
                + items(5, i -> place(i + 20)) + "</ul></div></div></main>";
        assertEquals(25, list(page).records().size());
    }
}
