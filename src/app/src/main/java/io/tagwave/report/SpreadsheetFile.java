package io.tagwave.report;

import io.tagwave.store.query.QueryResult;
import io.tagwave.store.query.ResultColumn;
import io.tagwave.store.query.ResultColumn.Values;
import io.tagwave.store.query.SqlStatementException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import org.dhatim.fastexcel.HyperLink;
import org.dhatim.fastexcel.Workbook;
import org.dhatim.fastexcel.Worksheet;
import org.jspecify.annotations.Nullable;

/** Writes the rows of a query as an XLSX file with one sheet: typed cells, links, and a frozen header. */
public final class SpreadsheetFile {

    /** Limits of the format: rows of a sheet with the header, characters of a cell, links of a sheet. */
    private static final int MAX_ROWS = 1_048_576;

    private static final int MAX_CHARACTERS = 32_767;
    private static final int MAX_LINKS = 65_530;

    private final Worksheet sheet;
    private final List<ResultColumn> columns;
    private int links;

    private SpreadsheetFile(Worksheet sheet, List<ResultColumn> columns) {
        this.sheet = sheet;
        this.columns = columns;
    }

    /** Writes the rows and returns their number. */
    public static long write(Path file, QueryResult rows) throws IOException, SqlStatementException {
        try (OutputStream out = Files.newOutputStream(file);
                Workbook book = new Workbook(out, "Tagwave", "1.0")) {
            return new SpreadsheetFile(book.newWorksheet("List"), rows.described()).write(rows);
        }
    }

    private long write(QueryResult rows) throws IOException, SqlStatementException {
        for (int i = 0; i < columns.size(); i++) {
            sheet.value(0, i, columns.get(i).name());
            sheet.style(0, i).bold().set();
        }
        sheet.freezePane(0, 1);
        int count = 0;
        for (List<@Nullable Object> row = rows.next(); row != null; row = rows.next()) {
            count++;
            if (count >= MAX_ROWS) {
                throw new IOException("expected at most " + (MAX_ROWS - 1)
                        + " rows, which is what a sheet holds, found more: write a .csv file");
            }
            for (int i = 0; i < row.size(); i++) {
                Object value = row.get(i);
                if (value != null) {
                    cell(count, i, value);
                }
            }
        }
        return count;
    }

    private void cell(int row, int column, Object value) throws IOException {
        if (value instanceof Number number) {
            sheet.value(row, column, number);
        } else if (value instanceof Boolean flag) {
            sheet.value(row, column, flag);
        } else if (columns.get(column).values() == Values.DAY) {
            sheet.value(row, column, LocalDate.parse(value.toString()));
            sheet.style(row, column).format("yyyy-mm-dd").set();
        } else {
            text(row, column, value.toString());
        }
    }

    private void text(int row, int column, String text) throws IOException {
        if (text.length() > MAX_CHARACTERS) {
            throw new IOException("expected texts of at most " + MAX_CHARACTERS
                    + " characters, which is what a cell holds, found one of " + text.length() + ": write a .csv file");
        }
        if (text.matches("https?://\\S+") && links < MAX_LINKS) {
            links++;
            sheet.hyperlink(row, column, new HyperLink(text, text));
        } else {
            sheet.value(row, column, text);
        }
    }
}
