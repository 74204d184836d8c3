package io.tagwave.extract;

import static io.tagwave.extract.WrittenPage.list;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.column.Column;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tables whose heads nothing marks but what they say, and heads in unusual places. Each has the same five records. */
class HeadsOfTablesTest {

    private static final List<String> HEADS = List.of("Team", "Played", "Won", "Points");
    private static final List<List<String>> ROWS = List.of(
            List.of("Alder Rovers", "12", "9", "28"),
            List.of("Birch United", "12", "8", "25"),
            List.of("Cedar Town", "11", "7", "22"),
            List.of("Dunes Athletic", "12", "3", "10"),
            List.of("Elm City", "12", "1", "4"));

    private static String row(String cell, List<String> texts) {
        return texts.stream().map(text -> "<" + cell + ">" + text).collect(Collectors.joining("", "<tr>", "</tr>"));
    }

    private static String rows(int from, int to) {
        return ROWS.subList(from, to).stream().map(row -> row("td", row)).collect(Collectors.joining());
    }

    /** Checks the names of the columns with a text and the texts of each record. */
    private static void check(List<String> names, List<List<String>> rows, String table) {
        ExtractedList list = list("<h1>Records of the season</h1><p>All that was recorded.</p>" + table);
        List<List<String>> found = new ArrayList<>();
        for (DataRecord record : list.records()) {
            found.add(record.cells().stream()
                    .map(cell -> cell == null ? "" : cell)
                    .toList());
        }
        assertEquals(rows, found, table);
        assertEquals(names, list.columns().stream().map(Column::name).toList(), table);
    }

    private static void check(String rows) {
        check(HEADS, ROWS, "<table>" + rows + "</table>");
    }

    private static List<List<String>> table(String... rows) {
        return Stream.of(rows).map(row -> Arrays.asList(row.split("\\|"))).toList();
    }

    private static String written(List<List<String>> rows) {
        return "<table>" + rows.stream().map(row -> row("td", row)).collect(Collectors.joining()) + "</table>";
    }

    @Test
    void wordsAboveNumbersAreNames() {
        check(row("td", HEADS) + rows(0, 5));
        check("<tr><td colspan=4>Table of the league</td></tr>" + row("td", HEADS) + rows(0, 5));
        check(row("td", HEADS) + rows(0, 3) + row("td", HEADS) + rows(3, 5));
        check(rows(0, 0) + row("th", HEADS) + rows(0, 5).replace("td>", "th>"));
    }

    @Test
    void whatSpansTheWholeTableNamesNoColumn() {
        String heads = row("th", HEADS) + rows(0, 5);
        check("<tr><th colspan=4>Final standings</tr>" + heads);
        check("<thead><tr><th colspan=4>Tabelle der Liga</tr></thead>" + heads);
        check("<tr><th>最終順位</tr>" + heads);
    }

    @Test
    void rowsOfAFootAreNoRecords() {
        String foot = "<tfoot>" + row("td", List.of("Total", "59", "28", "89")) + "</tfoot>";
        check(row("th", HEADS) + rows(0, 5) + foot);
        check("<thead>" + row("th", HEADS) + "</thead>" + foot + "<tbody>" + rows(0, 5) + "</tbody>");
    }

    @Test
    void yearsAndRepeatedWordsMayBeNames() {
        List<List<String>> people = table(
                "Country|2021|2022|2023",
                "Austria|8,951|9,042|9,121",
                "Belgium|11,554|11,631|11,742",
                "Croatia|4,036|3,862|3,850",
                "Denmark|5,840|5,873|5,932");
        check(people.get(0), people.subList(1, 5), written(people));
        List<List<String>> points = table(
                "Player|Pts|Reb|Pts|Reb",
                "Ana Rook|12|4|18|7",
                "Bea Finch|9|11|14|3",
                "Cora Wren|22|8|5|6",
                "Dora Lark|7|2|19|9");
        check(List.of("Player", "Pts", "Reb", "Pts 2", "Reb 2"), points.subList(1, 5), written(points));
        List<List<String>> levels = new ArrayList<>(points);
        levels.set(0, List.of("Pts", "Reb", "Pts", "Reb"));
        check(
                List.of("Player", "Home Pts", "Home Reb", "Away Pts", "Away Reb"),
                points.subList(1, 5),
                written(levels)
                        .replace(
                                "<table>", "<table><tr><td rowspan=2>Player<td colspan=2>Home<td colspan=2>Away</tr>"));
    }

    /** Columns that most records leave empty tell nothing of the words in the first one. */
    @Test
    void wordsAboveFewNumbersAreValues() {
        for (List<List<String>> books : List.of(
                table(
                        "Atlas of Rivers|Damaged|Signed",
                        "Book of Boats||",
                        "Chart of Coasts|2 pages|3 times",
                        "Diary of a Pilot||",
                        "Essays on Tides||",
                        "Fables of the Sea|4 pages|2 times",
                        "Guide to Knots||",
                        "History of Harbors||",
                        "Index of Islands|1 page|5 times"),
                table(
                        "Atlas der Flüsse|Beschädigt|Signiert",
                        "Buch der Boote||",
                        "Chronik der Küste||",
                        "Das Meer|2 Seiten|3 Mal",
                        "Ebbe und Flut|4 Seiten|2 Mal",
                        "Fabeln|1 Seite|5 Mal",
                        "Gezeiten||",
                        "Häfen||",
                        "Inseln||"),
                table(
                        "Атлас рек|Повреждён|Подписан",
                        "Книга лодок||",
                        "Карта берегов|4 стр.|2 раза",
                        "Дневник лоцмана||",
                        "Очерки о море||",
                        "Морские басни|2 стр.|3 раза",
                        "Книга узлов||",
                        "История гаваней||",
                        "Список островов|1 стр.|5 раз"))) {
            ExtractedList list = list("<h1>Books</h1><p>All that are here.</p>" + written(books));
            assertEquals(
                    books.stream().map(book -> book.get(0)).toList(),
                    list.records().stream().map(record -> record.cells().get(0)).toList());
        }
    }

    @Test
    void headsAboveEachRecordAreItsNames() {
        List<String> heads = List.of("Case", "Filed", "Court");
        List<List<String>> cases = table(
                "Rose v. Oak|3 May 2023|North",
                "Ash v. Elm|8 June 2023|South",
                "Fir v. Yew|1 July 2023|North",
                "Bay v. Ivy|2 March 2024|East");
        for (String cell : List.of("td", "th")) {
            check(
                    heads,
                    cases,
                    cases.stream()
                            .map(one -> row(cell, heads) + row("td", one))
                            .collect(Collectors.joining("", "<table>", "</table>")));
        }
    }

    @Test
    void shortRowsDoNotShortenTheNames() {
        String table = row("th", HEADS) + rows(0, 1) + "<tr><td>Birch United<td>12<td>8</tr>" + rows(2, 5);
        List<List<String>> rows = new ArrayList<>(ROWS);
        rows.set(1, List.of("Birch United", "12", "8", ""));
        check(HEADS, rows, "<table>" + table + "</table>");
    }

    @Test
    void namesInTheFirstColumnNeedNoMark() {
        List<List<String>> phones = table(
                "Model|Alpha 3|Beta 5|Gamma 7", "Price|$199|$299|$399", "Weight|1.2 kg|1.4 kg|1.6 kg", "Ports|2|3|4");
        check(
                List.of("Model", "Price", "Weight", "Ports"),
                table("Alpha 3|$199|1.2 kg|2", "Beta 5|$299|1.4 kg|3", "Gamma 7|$399|1.6 kg|4"),
                written(phones));
        List<List<String>> plans = table(
                " |Basis|Komfort|Premium|Extra",
                "Preis|9,99 €|19,99 €|29,99 €|49,99 €",
                "Speicher|10 GB|50 GB|100 GB|200 GB",
                "Laufzeit|12 Monate|12 Monate|24 Monate|24 Monate",
                "Router|nein|ja|ja|ja");
        check(
                List.of("title", "Preis", "Speicher", "Laufzeit", "Router"),
                table(
                        "Basis|9,99 €|10 GB|12 Monate|nein",
                        "Komfort|19,99 €|50 GB|12 Monate|ja",
                        "Premium|29,99 €|100 GB|24 Monate|ja",
                        "Extra|49,99 €|200 GB|24 Monate|ja"),
                written(plans));
        // Of one thing a row.
        List<List<String>> days = table("Mon|10|12|14", "Tue|11|13|15", "Wed|9|10|11", "Thu|8|9|9", "Fri|12|13|11");
        assertEquals(5, list("<h1>Days</h1>" + written(days)).records().size());
    }

    @Test
    void aRecordMayLackNumbers() {
        List<List<String>> rooms = table(
                "Blue room|Sold out|Sold out|Ask us",
                "Red room|12 EUR|3 beds|4.5",
                "White room|14 EUR|2 beds|4.1",
                "Green room|9 EUR|1 bed|3.9",
                "Black room|19 EUR|5 beds|4.8");
        assertEquals(5, list("<h1>Rooms</h1>" + written(rooms)).records().size());
    }

    @Test
    void cellsOfRolesMaySpanOthers() {
        String table = "<div role=table><div role=row><b role=columnheader>Time</b><b role=columnheader>Hall A</b>"
                + "<b role=columnheader>Hall B</b><b role=columnheader>Seats</b></div>"
                + "<div role=row><i role=cell>09:00</i><i role=cell aria-colspan=2>Opening</i><i role=cell>400</i></div>"
                + Stream.of("10:00|Woodwork|Glass|120", "11:00|Paper|Clay|90", "13:00|Silver|Stone|80")
                        .map(row ->
                                "<div role=row><i role=cell>" + row.replace("|", "</i><i role=cell>") + "</i></div>")
                        .collect(Collectors.joining())
                + "</div>";
        check(
                List.of("Time", "Hall A", "Hall B", "Seats"),
                table("09:00|Opening||400", "10:00|Woodwork|Glass|120", "11:00|Paper|Clay|90", "13:00|Silver|Stone|80"),
                table);
    }
}
