package io.tagwave.cli.data;

import com.fasterxml.jackson.databind.SerializationFeature;
import io.tagwave.cli.shared.OutputFile;
import io.tagwave.cli.shared.ProgramVersion;
import io.tagwave.rows.JsonText;
import io.tagwave.rows.RowFormat;
import io.tagwave.rows.RowWriter;
import io.tagwave.store.query.QueryResult;
import io.tagwave.store.query.SqlStatementException;
import io.tagwave.web.Sha256;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;

/** Writes the files of an export row by row in UTF-8, and their {@code manifest.json}. */
public final class ExportFiles {

    private static final int BUFFER = 1 << 16;

    /** A written file; the hash is SHA-256. */
    record Written(String file, String query, List<String> columns, long rows, long bytes, String sha256) {}

    record Manifest(String program, String database, String createdAt, long rows, List<Written> files) {}

    private final Path folder;
    private final RowFormat format;
    private final List<Written> written = new ArrayList<>();

    public ExportFiles(Path folder, RowFormat format) {
        this.folder = folder;
        this.format = format;
    }

    /** Writes the rows of a query to one file, completely or not at all, and returns their number. */
    public static long write(Path file, RowFormat format, QueryResult rows) throws SqlStatementException {
        return OutputFile.whole(file, part -> write(format, rows, Files.newOutputStream(part)));
    }

    /** Writes the rows of a query to a file of the folder. */
    public void write(String name, String query, QueryResult rows) throws SqlStatementException {
        MessageDigest hash = Sha256.digest();
        Path file = folder.resolve(name + "." + format.suffix());
        long count = OutputFile.whole(
                file, part -> write(format, rows, new DigestOutputStream(Files.newOutputStream(part), hash)));
        String digest = HexFormat.of().formatHex(hash.digest());
        written.add(new Written(
                file.getFileName().toString(),
                query,
                rows.columns(),
                count,
                file.toFile().length(),
                digest));
    }

    private static long write(RowFormat format, QueryResult rows, OutputStream to)
            throws IOException, SqlStatementException {
        try (Writer text = new BufferedWriter(new OutputStreamWriter(to, StandardCharsets.UTF_8), BUFFER)) {
            return write(format, rows, text);
        }
    }

    /** Writes the rows of a query and returns their number. */
    public static long write(RowFormat format, QueryResult rows, Writer text)
            throws IOException, SqlStatementException {
        long count = 0;
        RowWriter writer = format.writer(text, rows.columns());
        for (List<Object> row = rows.next(); row != null; row = rows.next()) {
            writer.write(row);
            count++;
        }
        writer.end();
        return count;
    }

    /** Writes the manifest, which is missing from an export that failed. */
    void writeManifest(String database) {
        String now = Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
        Manifest manifest = new Manifest("tagwave " + ProgramVersion.number(), database, now, rows(), written);
        OutputFile.whole(
                folder.resolve("manifest.json"),
                part -> Files.writeString(
                        part,
                        JsonText.MAPPER
                                        .writer()
                                        .with(SerializationFeature.INDENT_OUTPUT)
                                        .writeValueAsString(manifest)
                                + "\n"));
    }

    String summary() {
        return String.format(
                Locale.ROOT, "%,d records in %,d files and manifest.json in %s", rows(), written.size(), folder);
    }

    public long rows() {
        return written.stream().mapToLong(Written::rows).sum();
    }
}
