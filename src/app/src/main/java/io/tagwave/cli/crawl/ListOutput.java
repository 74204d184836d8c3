package io.tagwave.cli.crawl;

import io.tagwave.cli.data.ExportFiles;
import io.tagwave.cli.shared.OutputFile;
import io.tagwave.cli.shared.UserException;
import io.tagwave.report.SpreadsheetFile;
import io.tagwave.rows.RowFormat;
import io.tagwave.store.query.DatabaseFile;
import io.tagwave.store.query.QueryResult;
import io.tagwave.store.query.SqlStatementException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.RandomAccessFile;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Writes the rows of command list to a file of the format that its name ends in, or as CSV to standard output. */
final class ListOutput {

    private static final String STANDARD_OUTPUT = "-";
    private static final String SPREADSHEET = ".xlsx";

    private final Path file;
    private final boolean append;
    private final PrintWriter out;
    private final RowFormat format;
    private final Optional<DatabaseFile.Format> database;

    /**
     * Checks the name of the file.
     *
     * @param append whether the rows go behind those of an existing file
     */
    ListOutput(Path file, boolean append, PrintWriter out) {
        this.file = file;
        this.append = append;
        this.out = out;
        String name = file.toString().toLowerCase(Locale.ROOT);
        database = DatabaseFile.Format.of(file);
        if (!name.equals(STANDARD_OUTPUT)
                && database.isEmpty()
                && List.of(".csv", ".jsonl", SPREADSHEET).stream().noneMatch(name::endsWith)) {
            throw new UserException(
                    "-o: expected a file that ends in .csv, .jsonl, .xlsx, .sqlite, .duckdb or .parquet,"
                            + " or - for standard output, found " + file);
        }
        format = name.endsWith(".jsonl") ? RowFormat.JSONL : RowFormat.CSV;
        if (append && (isStandardOutput() || isSpreadsheet() || database.isPresent())) {
            throw new UserException("--append: expected a file that ends in .csv or .jsonl, found " + this);
        }
    }

    private boolean isStandardOutput() {
        return file.toString().equals(STANDARD_OUTPUT);
    }

    private boolean isSpreadsheet() {
        return file.toString().toLowerCase(Locale.ROOT).endsWith(SPREADSHEET);
    }

    /** Rejects a file that cannot be written, before the work for it is done. */
    void requireWritable() {
        database.ifPresent(format -> DatabaseFile.requireReplaceable(format, file, List.of(DatabaseFile.SINGLE)));
        if (!isStandardOutput()) {
            OutputFile.requireWritable(file);
        }
    }

    /** Writes rows, completely or not at all, and returns their number. */
    long write(QueryResult rows) throws SqlStatementException {
        if (isStandardOutput()) {
            return write(rows, out);
        }
        if (isSpreadsheet()) {
            return OutputFile.whole(file, part -> SpreadsheetFile.write(part, rows));
        }
        if (database.isPresent()) {
            DatabaseFile.Tables items = tables -> tables.write(DatabaseFile.SINGLE, rows);
            return OutputFile.whole(file, part -> DatabaseFile.write(database.get(), part, items));
        }
        return append && file.toFile().length() > 0 ? append(rows) : ExportFiles.write(file, format, rows);
    }

    private long write(QueryResult rows, Writer to) throws SqlStatementException {
        try {
            long count = ExportFiles.write(format, rows, to);
            to.flush();
            return count;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private long append(QueryResult rows) throws SqlStatementException {
        StringWriter text = new StringWriter();
        long count = write(rows, text);
        String header =
                format == RowFormat.CSV ? text.toString().lines().findFirst().orElse("") : "";
        return OutputFile.whole(file, part -> {
            requireHeader(header);
            Files.copy(file, part);
            String added = text.toString().substring(header.isEmpty() ? 0 : header.length() + 2);
            Files.writeString(part, (endsLine() ? "" : "\r\n") + added, StandardOpenOption.APPEND);
            return count;
        });
    }

    private void requireHeader(String header) throws IOException {
        try (BufferedReader reader = Files.newBufferedReader(file)) {
            if (!header.isEmpty()
                    && !header.equals(String.valueOf(reader.readLine()).replace("\uFEFF", ""))) {
                throw new UserException("--append: expected " + file + " to have the columns of the list, " + header
                        + ". Nothing was appended: name another file");
            }
        }
    }

    private boolean endsLine() throws IOException {
        try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "r")) {
            bytes.seek(bytes.length() - 1);
            return bytes.read() == '\n';
        }
    }

    @Override
    public String toString() {
        return isStandardOutput() ? "standard output" : file.toString();
    }

    static String pages(long count) {
        return count + (count == 1 ? " page" : " pages");
    }
}
