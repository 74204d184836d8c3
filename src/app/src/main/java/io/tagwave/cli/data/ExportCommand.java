package io.tagwave.cli.data;

import io.tagwave.cli.shared.ConsoleCommand;
import io.tagwave.cli.shared.DatabaseOption;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.OutputFile;
import io.tagwave.cli.shared.UserException;
import io.tagwave.rows.FileProgress;
import io.tagwave.rows.RowFormat;
import io.tagwave.store.query.DatabaseFile;
import io.tagwave.store.query.QueryResult;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(name = "export", description = "Writes the lists of crawls to files, with a manifest.")
public final class ExportCommand extends ConsoleCommand {

    /** Formats for other programs. */
    enum Format {
        CSV,
        JSONL
    }

    /** The content of one file. */
    enum Per {
        /** Each list with named and typed columns, its pages merged. */
        LIST,
        /** Each region of each page with named and typed columns. */
        REGION,
        /** All records in one file, their cells as an array. */
        ALL
    }

    private static final String ALL_RECORDS =
            "SELECT p.url, r.id AS region, d.ordinal, d.text, d.href, d.image, d.cells"
                    + " FROM page p JOIN region r ON r.page_id = p.id JOIN data_record d ON d.region_id = r.id"
                    + " WHERE r.content";

    @Mixin
    private DatabaseOption db;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "DIR",
            defaultValue = "export")
    private Path output;

    @Option(names = "--format", defaultValue = "csv")
    private Format format;

    @Option(names = "--excel")
    private boolean excel;

    @Option(names = "--per", defaultValue = "list")
    private Per per;

    @Option(names = "--crawl", paramLabel = "N")
    private @Nullable Long crawl;

    @Option(names = "--query", paramLabel = "SQL")
    private @Nullable String query;

    private record Part(String name, String sql) {}

    @Override
    public Integer call() throws SqlStatementException {
        if (excel && format != Format.CSV) {
            throw new UserException(
                    "--excel: expected --format csv, found " + format.name().toLowerCase(Locale.ROOT));
        }
        try (SqlSession session = SqlSession.open(db.name(), false)) {
            List<Part> parts = parts(session);
            if (parts.isEmpty()) {
                throw new UserException("expected at least one list in " + db.shown()
                        + (crawl == null ? "" : ", crawl " + crawl) + ", found none");
            }
            Optional<DatabaseFile.Format> database = DatabaseFile.Format.of(output);
            if (database.isPresent()) {
                return write(session, parts, database.get());
            }
            RowFormat rows = excel ? RowFormat.EXCEL : format == Format.CSV ? RowFormat.CSV : RowFormat.JSONL;
            ExportFiles files = new ExportFiles(output, rows);
            FileProgress progress = new FileProgress("export: %d of %d files", err(), System::nanoTime);
            int done = 0;
            for (Part part : parts) {
                try (QueryResult found = session.run(part.sql())) {
                    files.write(part.name(), part.sql(), found);
                }
                progress.at(++done, parts.size());
            }
            files.writeManifest(db.shown());
            err().println(files.summary());
            return ExitStatus.DONE;
        }
    }

    /** Writes all lists into one database, or the only one into a Parquet file. */
    private int write(SqlSession session, List<Part> parts, DatabaseFile.Format database) throws SqlStatementException {
        if (excel || format != Format.CSV) {
            throw new UserException("-o " + output + ": the format is in the name of the file, found "
                    + (excel ? "--excel" : "--format jsonl") + " too");
        }
        if (database == DatabaseFile.Format.PARQUET && parts.size() > 1) {
            throw new UserException("-o " + output + ": a Parquet file holds one list, found " + parts.size()
                    + ": choose one with --query, or name a .duckdb file, which holds all of them");
        }
        DatabaseFile.requireReplaceable(
                database, output, parts.stream().map(Part::name).toList());
        DatabaseFile.Tables all = tables -> {
            long count = 0;
            for (Part part : parts) {
                try (QueryResult found = session.run(part.sql())) {
                    count += tables.write(part.name(), found);
                }
            }
            return count;
        };
        long rows = OutputFile.whole(output, part -> DatabaseFile.write(database, part, all));
        err().println(rows + " records in " + parts.size() + (parts.size() == 1 ? " table" : " tables") + " of "
                + output);
        return ExitStatus.DONE;
    }

    private List<Part> parts(SqlSession session) throws SqlStatementException {
        if (query != null) {
            return List.of(new Part("query", query));
        }
        String ofCrawl = crawl == null ? "" : " AND p.crawl_id = " + crawl;
        return switch (per) {
            case ALL -> List.of(new Part("records", ALL_RECORDS + ofCrawl));
            case LIST -> lists(session);
            case REGION -> {
                List<Part> parts = new ArrayList<>();
                for (List<Object> row : session.rows("SELECT r.id FROM region r JOIN page p ON p.id = r.page_id"
                        + " WHERE r.content" + ofCrawl + " ORDER BY r.id")) {
                    parts.add(part("region_" + row.get(0), "region_" + row.get(0)));
                }
                yield parts;
            }
        };
    }

    /** Returns each list once, as its latest crawl left it, or as one crawl read it, in a file of the list's name. */
    private List<Part> lists(SqlSession session) throws SqlStatementException {
        List<Part> parts = new ArrayList<>();
        Set<Object> lists = new HashSet<>();
        Set<String> names = new HashSet<>();
        for (List<Object> row : session.rows("SELECT list, first_list, name FROM lists"
                + (crawl == null ? "" : " WHERE crawl_id = " + crawl) + " ORDER BY crawl_id DESC, list")) {
            if (lists.add(row.get(1))) {
                boolean isSeenAgain = crawl == null && !row.get(0).equals(row.get(1));
                String base = String.valueOf(row.get(2)).replaceAll("^[a-z]+://|[^\\p{L}\\p{N}.-]+$", "");
                base = base.replaceAll("[^\\p{L}\\p{N}.-]+", "_");
                String name = base;
                for (int n = 2; !names.add(name.toLowerCase(Locale.ROOT)); n++) {
                    name = base + "_" + n;
                }
                parts.add(part(name, (isSeenAgain ? "current_" : "merged_") + row.get(0)));
            }
        }
        return parts;
    }

    private static Part part(String name, String view) {
        return new Part(name, "SELECT * FROM " + view);
    }
}
