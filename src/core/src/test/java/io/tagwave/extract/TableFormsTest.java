package io.tagwave.extract;

import static io.tagwave.extract.WrittenPage.list;
import static io.tagwave.extract.WrittenPage.words;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.column.Column;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Compares tables with a plain implementation of HTML's table model (HTML, 4.9.12.1). A form has rows between slashes, bodies
 * between bars, and cells by colspan and rowspan: {@code 2x3}; {@code h} is a th, {@code e} an empty cell, {@code c} one with a class
 * of its own, {@code l} one with a link, {@code d} one that is hidden.
 */
class TableFormsTest {

    private static final int PLAIN_ROWS = 8;
    private static final int WIDTH = 5;
    private static final List<String> HEADS = List.of("Name", "People", "Area", "Since", "Note");
    private static final Pattern CELL = Pattern.compile("([hecld]*)(\\d+)?(?:x(\\d+))?");
    private static final Pattern ROW = Pattern.compile("tbody(?:\\[(\\d+)])?/tr(?:\\[(\\d+)])?$");

    /** A cell of the model. */
    private record Cell(int column, int right, int bottom, String text) {}

    /** The cells of each slot, by body, row and column. */
    private final Map<List<Integer>, Cell> slots = new HashMap<>();

    private int written;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1 1 1 1 1",
                "1 e 1 1 1",
                "e 1 1 1 1",
                "1 1 1 1 e",
                "1 e e e 1",
                "h 1 1 1 1",
                "h h 1 1 1",
                "1 h 1 1 1",
                "c c 1 1 1",
                "c e c 1 1",
                "l c 1 1 l",
                "1 l e l 1",
                "c1 l c e h",
                "2 1 1 1",
                "1 2 1 1",
                "1 1 2 1",
                "1 1 1 2",
                "1 3 1",
                "2 2 1",
                "1 2 2",
                "4 1",
                "1 4",
                "1x2 1 1 1 1/1 1 1 1",
                "1 1x2 1 1 1/1 1 1 1",
                "1 1 1 1 1x2/1 1 1 1",
                "1x3 1 1 1 1/1 1 1 1/1 1 1 1",
                "1x2 1x2 1 1 1/1 1 1",
                "1x2 1 1x2 1 1/1 1 1",
                "1 1x2 1x2 1 1/1 1 1/1 1 1 1 1",
                "1x2 2 1 1/1 1 1 1",
                "2x2 1 1 1/1 1 1",
                "1 2x2 1 1/1 1 1",
                "1x2 1 1 1 1/2 1 1",
                "1x3 1 1 1 1/1x2 1 1 1/1 1 1",
                "1x0 1 1 1 1/1 1 1 1/1 1 1 1",
                "1x9 1 1 1 1/1 1 1 1",
                "1x2 1 1 1 1|1 1 1 1 1",
                "1 1 1 1 1|1 e 1 1 1|1 1 e 1 1",
                "lx2 c 1 1 1/c e 1 l",
                "hx2 1 1 1 1/1 1 1 1",
                "h c e l 1x2/h c l e",
                "1 1x2 1 1 1/1 1x2 1 1/1 1 1 1",
                "1x2 1 1 1 1/1 1x2 1 1/1 1 1 1",
                "d 1 1 1 1 1",
                "1 d 1 1 1 1",
                "1 1 d 1 e 1",
                "1x2 d 1 1 1 1/1 1 d 1 1",
                "1 1 1 1",
                "1 1 1",
                "1 2 1",
                "1 1x2 1 1/1 1 1 1",
                "1x2 1 1 1 e/1 1 1 e",
                "0 1 1 1 1",
                "1 0x2 1 1 1/1 1 1 1"
            })
    void cellsStandInTheColumnsOfHtmlsTableModel(String form) {
        StringBuilder html =
                new StringBuilder("<h1>Places</h1><table><thead><tr><th>" + String.join("<th>", HEADS) + "</thead>");
        String plain = "l 1 1 1 1/".repeat(PLAIN_ROWS);
        String[] bodies = (plain + form).split("\\|");
        for (int body = 0; body < bodies.length; body++) {
            html.append("<tbody>");
            String[] rows = bodies[body].split("/");
            for (int row = 0; row < rows.length; row++) {
                html.append("<tr>").append(row(body, row, rows.length, rows[row]));
            }
        }
        ExtractedList list = list(html + "</table>");
        List<String> names = list.columns().stream().map(Column::name).toList();
        assertTrue(names.containsAll(HEADS), names::toString);
        int checked = 0;
        for (DataRecord record : list.records()) {
            Matcher place = ROW.matcher(record.xpath());
            assertTrue(place.find(), record.xpath());
            int body = place.group(1) == null ? 0 : Integer.parseInt(place.group(1)) - 1;
            int row = place.group(2) == null ? 0 : Integer.parseInt(place.group(2)) - 1;
            List<String> expected = new ArrayList<>();
            List<String> found = new ArrayList<>();
            for (int column = 0; column < WIDTH; column++) {
                Cell cell = slots.get(List.of(body, row, column));
                expected.add(cell == null || cell.column != column ? null : cell.text);
                found.add(record.cells().get(names.indexOf(HEADS.get(column))));
            }
            assertEquals(expected, found, form + ", row " + row + " of body " + body);
            checked++;
        }
        // Whether a row of another form is a record is no question of the grid.
        assertTrue(checked >= PLAIN_ROWS, form);
    }

    /** Writes a row, and lays out its cells: the algorithm for processing rows, with the cells that grow downward in the slots. */
    private String row(int body, int y, int rows, String cells) {
        StringBuilder html = new StringBuilder();
        int x = 0;
        for (String token : cells.split(" ")) {
            Matcher cell = CELL.matcher(token);
            assertTrue(cell.matches(), token);
            String marks = cell.group(1);
            String colspan = cell.group(2);
            String rowspan = cell.group(3);
            while (!marks.contains("d") && slots.containsKey(List.of(body, y, x))) {
                x++;
            }
            String text = marks.contains("e") ? null : text(x);
            html.append(html(marks, colspan, rowspan, text));
            if (!marks.contains("d")) {
                int width = colspan == null || colspan.equals("0") ? 1 : Integer.parseInt(colspan);
                int height = rowspan == null ? 1 : rowspan.equals("0") ? rows - y : Integer.parseInt(rowspan);
                Cell placed = new Cell(x, x + width, Math.min(y + height, rows), text);
                for (int i = x; i < placed.right; i++) {
                    for (int j = y; j < placed.bottom; j++) {
                        slots.putIfAbsent(List.of(body, j, i), placed);
                    }
                }
                x = placed.right;
            }
        }
        return html.toString();
    }

    private String text(int column) {
        written++;
        return switch (column) {
            case 1 -> String.valueOf(written);
            case 2 -> written + ".5";
            case 3 -> "2024-03-" + (10 + written % 20);
            default -> words(written);
        };
    }

    private String html(String marks, String colspan, String rowspan, String text) {
        String tag = marks.contains("h") ? "th" : "td";
        String attributes = (colspan == null || colspan.equals("1") ? "" : " colspan=" + colspan)
                + (rowspan == null ? "" : " rowspan=" + rowspan)
                + (marks.contains("c") ? " class=v" + written % 7 : "")
                + (marks.contains("d") ? " style='display:none'" : "");
        String shown = text == null ? "" : marks.contains("l") ? "<a href=/" + written + ">" + text + "</a>" : text;
        return "<" + tag + attributes + ">" + shown + "</" + tag + ">";
    }
}
