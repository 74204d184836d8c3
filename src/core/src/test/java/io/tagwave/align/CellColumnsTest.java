package io.tagwave.align;

import static io.tagwave.align.WrittenRecords.rows;
import static io.tagwave.align.WrittenRecords.written;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Rows of cells: where cells look alike, the place of a cell says what column it is. */
class CellColumnsTest {

    @Test
    void anEmptyCellStaysAGap() {
        assertEquals(
                List.of("a | b | c", "d | - | e", "- | f | g"),
                rows("<tr><td>a<td>b<td>c", "<tr><td>d<td><td>e", "<tr><td><td>f<td>g"));
    }

    @Test
    void cellsOfAnyElementDoSo() {
        assertEquals(
                List.of("a | b | c", "d | - | e"), rows("<li><i>a</i><i>b</i><i>c</i>", "<li><i>d</i><i></i><i>e</i>"));
    }

    @Test
    void cellsMayLieDeeperThanTheHeadOfARecord() {
        assertEquals(
                List.of("a | b | c", "d | - | e"),
                rows("<li><div><i>a</i><i>b</i><i>c</i></div></li>", "<li><div><i>d</i><i></i><i>e</i></div></li>"));
    }

    @Test
    void whatACellHoldsStandsInItsColumn() {
        assertEquals(
                List.of("/1 | a | b | i.png", "- | - | c | d.png"),
                rows("<tr><td><a href=/1>a</a><td>b<td><img src=i.png>", "<tr><td><td>c<td><img src=d.png>"));
    }

    @Test
    void aBroadCellTakesThePlacesOfSeveral() {
        assertEquals(
                List.of("a | b | c | d", "e | f | - | g"),
                rows("<tr><td>a<td>b<td>c<td>d", "<tr><td>e<td colspan=2>f<td>g"));
    }

    @Test
    void aHighCellBelongsToEachRowThatItSpans() {
        assertEquals(
                List.of("a | b | c | d", "e | f | g | h", "i | f | j | k", "l | m | n | o"),
                rows(
                        "<tr><td>a<td>b<td>c<td>d",
                        "<tr><td>e<td rowspan=2>f<td>g<td>h",
                        "<tr><td>i<td>j<td>k",
                        "<tr><td>l<td>m<td>n<td>o"));
    }

    @Test
    void twoColumnsAreARowOfATableAlone() {
        assertEquals(List.of("a | b", "c | -", "- | d"), rows("<tr><td>a<td>b", "<tr><td>c<td>", "<tr><td><td>d"));
        assertEquals(
                List.of("a | b", "c | -", "d | -"),
                rows("<li><i>a</i><i>b</i>", "<li><i>c</i><i></i>", "<li><i></i><i>d</i>"));
    }

    @Test
    void cellsOfTablesStandInTheirColumnsWhateverTheirClassAndTag() {
        assertEquals(
                List.of("a | b | c", "d | e | f", "g | h | i", "- | - | j"),
                rows(
                        "<tr><th>a<td class=no>b<td class=yes>c",
                        "<tr class=odd><td>d<td class=yes>e<td class=no>f",
                        "<tr><td class=x>g<td class=y>h<td>i",
                        "<tr><td><td><td class=no>j"));
    }

    @Test
    void aCellThatSpansRowsAndColumnsBelongsToEachOfTheRows() {
        assertEquals(
                List.of("/y | a | b | c", "/y | a | d | -", "/y | a | e | f", "- | g | h | i"),
                rows(
                        "<tr><td rowspan=3><a href=/y>a</a><td>b<td>c",
                        "<tr><td colspan=2>d",
                        "<tr><td>e<td>f",
                        "<tr><td>g<td>h<td>i"));
    }

    @Test
    void cellsThatAllLookOtherwiseAreToldByTheirLooks() {
        assertEquals(
                List.of("a | b | c", "f | e | d"),
                rows("<li><i>a</i><b>b</b><u>c</u>", "<li><u>d</u><b>e</b><i>f</i>"));
    }

    @Test
    void oneNeighbourThatLooksAlikeIsEnough() {
        assertEquals(
                List.of("a | b | c | d", "e | - | f | g"),
                rows("<li><u>a</u><i>b</i><i>c</i><b>d</b>", "<li><u>e</u><i></i><i>f</i><b>g</b>"));
    }

    @Test
    void textBesideTheCellsMakesNoRow() {
        assertEquals(
                List.of("a b c d", "e f g"), rows("<li>a <i>b</i><i>c</i><i>d</i>", "<li>e <i>f</i><i></i><i>g</i>"));
    }

    @Test
    void sevenInTenRecordsAreRowsOrNoneIs() {
        String row = "<li><i>a</i><i>b</i><i>c</i>";
        String gap = "<li><i>d</i><i></i><i>e</i>";
        String other = "<li><h4>f</h4>";
        assertEquals(
                List.of("a | b | c | -", "d | - | e | -", "- | - | - | f"),
                written().add(6, row).add(gap).add(3, other).kinds());
        assertEquals(
                List.of("a | b | c | -", "d | e | - | -", "- | - | - | f"),
                written().add(5, row).add(gap).add(4, other).kinds());
    }

    @Test
    void cardsOfAnotherWidthShareColumnsWhereNoCellIsEmpty() {
        assertEquals(
                List.of("a | b | c | -", "d | e | f | g"),
                written()
                        .add(4, "<li><i>a</i><i>b</i><i>c</i>")
                        .add("<li><i>d</i><i>e</i><i>f</i><i>g</i>")
                        .kinds());
    }

    @Test
    void recordsOfSeveralElementsAreNoRows() {
        assertEquals(
                List.of("a | b | c | h", "d | e | - | h"),
                written(2)
                        .add(3, "<li><i>a</i><i>b</i><i>c</i><li>h")
                        .add("<li><i>d</i><i></i><i>e</i><li>h")
                        .kinds());
    }
}
