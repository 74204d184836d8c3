package io.tagwave.rows;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class RowFormatTest {

    private static final List<String> COLUMNS = List.of("name", "price", "cells");

    @Test
    void csvQuotesWhatNeedsIt() throws IOException {
        assertEquals(
                "name,price,cells\r\n\"a \"\"b\"\", c\",1.5,\"[\"\"x\"\",null]\"\r\n\"line\nbreak\",,\r\n\"\",\" pad\",é\r\n",
                print(
                        RowFormat.CSV,
                        Arrays.asList("a \"b\", c", 1.5, Arrays.asList("x", null)),
                        Arrays.asList("line\nbreak", null, null),
                        Arrays.asList("", " pad", "é")));
    }

    @Test
    void excelTakesNoTextForAFormulaAndKnowsTheEncoding() throws IOException {
        assertEquals(
                "\uFEFFname,price,cells\r\n'=1+1,4,'@x\r\n\"'=HYPERLINK(\"\"u\"\",\"\"t\"\")\",1.5,-5\r\n'-a,'+b(),é\r\n",
                print(
                        RowFormat.EXCEL,
                        Arrays.asList("=1+1", 4.0, "@x"),
                        Arrays.asList("=HYPERLINK(\"u\",\"t\")", 1.5, "-5"),
                        Arrays.asList("-a", "+b()", "é")));
        assertEquals("csv", RowFormat.EXCEL.suffix());
    }

    @Test
    void numbersHaveNoExponent() throws IOException {
        List<Object> row = Arrays.asList(3.37e8, 1.2e16, 4.51e-5);
        for (RowFormat format : List.of(RowFormat.CSV, RowFormat.EXCEL)) {
            String text = print(format, row);
            assertTrue(text.contains("337000000") && text.contains("12000000000000000"), text);
            assertTrue(text.contains("0.0000451"), text);
        }
        assertTrue(print(RowFormat.JSONL, row).contains("337000000"));
    }

    @Test
    void nothingThatAPageSaysSteersATerminal() throws IOException {
        StringWriter terminal = new StringWriter();
        try (PrintWriter out = new PrintWriter(new TerminalSafeWriter(terminal))) {
            out.print("a\u001b]0;title\u0007b\u009bc\u202ed\u2066e\tf\r\n");
            out.write(0x9d);
            out.write(new char[] {'x', 0x7f, 'y'}, 1, 2);
        }
        assertEquals("a�]0;title�b�c�d�e\tf\r\n��y", terminal.toString());
    }

    @Test
    void jsonIsOneArrayAndJsonlOneObjectALine() throws IOException {
        List<Object> row = Arrays.asList("a\nb", 2L, null);
        assertEquals("[\n{\"name\":\"a\\nb\",\"price\":2,\"cells\":null}\n]\n", print(RowFormat.JSON, row));
        assertEquals("{\"name\":\"a\\nb\",\"price\":2,\"cells\":null}\n", print(RowFormat.JSONL, row));
        assertEquals("[]\n", print(RowFormat.JSON));
        assertEquals("", print(RowFormat.JSONL));
    }

    @Test
    void aTableLinesUpIdeographsAndSendsNoControlCharacters() throws IOException {
        assertEquals(
                String.join(
                        "\n", "name   price  cells", "----  ------  -----", "灯台       7  x�[0m", "ab    1.3333  y", ""),
                print(RowFormat.TABLE, Arrays.asList("灯台", 7.0, "x\u001b[0m"), Arrays.asList("ab", 4 / 3.0, "y")));
    }

    @Test
    void aSmallNumberIsNoZeroInATable() throws IOException {
        String table = print(RowFormat.TABLE, Arrays.asList("a", 1.2e-6, "x"), Arrays.asList("b", -0.0, "y"));
        assertEquals(
                List.of("a     0.0000012  x", "b             0  y"),
                table.lines().skip(2).toList());
    }

    @Test
    void aTableCutsItsWidestTextsToTheTerminalAndNoNumber() throws IOException {
        List<Object> row = Arrays.asList("a name of twenty-six places", 12345678.25, "cells of the list");
        assertEquals(
                String.join(
                        "\n",
                        "name             price  cells",
                        "---------  -----------  ---------",
                        "a name o…  12345678.25  cells of…",
                        ""),
                print(33, RowFormat.TABLE, row));
        assertEquals(print(RowFormat.TABLE, row), print(200, RowFormat.TABLE, row));
        assertEquals(print(RowFormat.CSV, row), print(33, RowFormat.CSV, row));
        assertEquals(print(10, RowFormat.TABLE, row), print(30, RowFormat.TABLE, row), "no less than eight places");
    }

    @SafeVarargs
    private static String print(RowFormat format, List<Object>... rows) throws IOException {
        return print(Integer.MAX_VALUE, format, rows);
    }

    @SafeVarargs
    private static String print(int width, RowFormat format, List<Object>... rows) throws IOException {
        StringWriter out = new StringWriter();
        RowWriter writer = format.writer(out, COLUMNS, width);
        for (List<Object> row : rows) {
            writer.write(row);
        }
        writer.end();
        return out.toString();
    }
}
