package io.tagwave.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.dom.HtmlParser;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CellGridTest {

    private PageTree tree;
    private CellGrid grid;

    private void read(String rows) {
        tree = new HtmlParser()
                .parse("<table>" + rows + "</table>", "http://localhost/")
                .tree();
        List<Integer> found = new ArrayList<>();
        for (int node = 0; node < tree.size(); node++) {
            if (tree.tagName(node).equals("tr")) {
                found.add(node);
            }
        }
        grid = CellGrid.of(tree, found);
    }

    /** The columns of the cells of a text. */
    private int column(String text) {
        for (int node = 0; node < tree.size(); node++) {
            if (tree.isText(node) && tree.ownText(node).equals(text)) {
                return grid.column(tree.parent(node));
            }
        }
        throw new IllegalArgumentException(text);
    }

    private List<Integer> widths() {
        List<Integer> widths = new ArrayList<>();
        for (int node = 0; node < tree.size(); node++) {
            if (tree.tagName(node).equals("tr")) {
                widths.add(grid.width(node));
            }
        }
        return widths;
    }

    @Test
    void anEmptyCellIsACell() {
        read("<tr><td>a<td><td>b");
        assertEquals(List.of(0, 2), List.of(column("a"), column("b")));
        assertEquals(List.of(3), widths());
        assertEquals(-1, grid.column(0));
    }

    @Test
    void broadAndHighCellsMoveThoseAfterThem() {
        read("<tr><td rowspan=2>a<td colspan=2>b<td>c<tr><td>d<td>e<td rowspan=3>f<tr><td>g<td>h<td>i<tr><td>j");
        assertEquals(List.of(0, 1, 3), List.of(column("a"), column("b"), column("c")));
        assertEquals(List.of(1, 2, 3), List.of(column("d"), column("e"), column("f")));
        assertEquals(List.of(0, 1, 2, 0), List.of(column("g"), column("h"), column("i"), column("j")));
        assertEquals(List.of(4, 4, 4, 4), widths());
    }

    @Test
    void aCellOfOneTableDoesNotReachIntoAnother() {
        read("<tr><td rowspan=9>a<td>b</table><table><tr><td>c<td>d");
        assertEquals(List.of(0, 1), List.of(column("c"), column("d")));
    }

    @Test
    void absurdAndDamagedSpansAreBounded() {
        read("<tr><td colspan=99999999999>a<td>b<tr><td colspan=0 rowspan=x>c<td colspan=-3 rowspan=''>d<td>e");
        assertEquals(CellGrid.MAX_SPAN, widths().get(0));
        assertEquals(List.of(0, -1), List.of(column("a"), column("b")));
        assertEquals(List.of(0, 1, 2), List.of(column("c"), column("d"), column("e")));
    }

    @Test
    void noRowsMakeAnEmptyGrid() {
        read("");
        assertEquals(-1, grid.column(0));
        assertEquals(0, grid.width(0));
    }

    @Test
    void rowsMayStandInOthers() {
        tree = new PageTree.Builder()
                .open("body")
                .open("div")
                .open("div")
                .open("p")
                .text("a")
                .close()
                .close()
                .open("p")
                .text("b")
                .close()
                .close()
                .close()
                .build();
        grid = CellGrid.of(tree, List.of(1, 2));
        assertEquals(List.of(0, 1), List.of(column("a"), column("b")));
        assertEquals(2, grid.width(1));
    }
}
