package io.tagwave.store.query;

import io.tagwave.store.StoreException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The saved queries: those of the program, and those in {@code db/queries} of the working directory, which take precedence. */
public final class SavedQueries {

    private static final String FOLDER = "db/queries";
    private static final String SUFFIX = ".sql";

    private static final Pattern NAME = Pattern.compile("[a-z0-9][a-z0-9-]{0,59}");

    private final Map<String, SavedQuery> byName = new ConcurrentSkipListMap<>();
    private final Path local;

    private SavedQueries(Path local) {
        this.local = local;
    }

    public static SavedQueries load() {
        return load(Path.of(FOLDER));
    }

    /** Reads the program's queries, and those of a folder if it exists. */
    public static SavedQueries load(Path local) {
        SavedQueries queries = new SavedQueries(local);
        queries.readBundled();
        if (Files.isDirectory(local)) {
            queries.read(local);
        }
        return queries;
    }

    /**
     * Saves a query in the folder, in place of one with the same name.
     *
     * @param sql its first line is the title if it is a comment
     * @throws IllegalArgumentException if the name is not allowed
     * @throws StoreException if the file cannot be written
     */
    public void save(String name, String sql) {
        if (!NAME.matcher(name).matches()) {
            throw new IllegalArgumentException(
                    "expected a name of small letters, digits and hyphens, at most 60, found " + name);
        }
        String text = (sql.strip().startsWith("--") ? "" : "-- " + name + "\n") + sql.strip() + "\n";
        try {
            Files.createDirectories(local);
            Path part = Files.createTempFile(local, name, ".part");
            Files.writeString(part, text);
            Files.move(part, local.resolve(name + SUFFIX), StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new StoreException(local.resolve(name + SUFFIX) + ": cannot be written: " + e.getMessage(), e);
        }
        byName.put(name, SavedQuery.parse(name, text));
    }

    public Collection<SavedQuery> all() {
        return byName.values();
    }

    public @Nullable SavedQuery get(String name) {
        return byName.get(name);
    }

    private void readBundled() {
        try {
            URI place = SavedQueries.class.getResource("/" + FOLDER).toURI();
            if (!place.getScheme().equals("jar")) {
                read(Path.of(place));
                return;
            }
            try (FileSystem jar = FileSystems.newFileSystem(place, Map.of())) {
                read(jar.getPath("/" + FOLDER));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the program's own queries cannot be read", e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private void read(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> queries =
                    files.filter(f -> f.toString().endsWith(SUFFIX)).sorted().toList();
            for (Path file : queries) {
                String name = file.getFileName().toString().replace(SUFFIX, "");
                byName.put(name, SavedQuery.parse(name, Files.readString(file)));
            }
        } catch (IOException e) {
            throw new StoreException(folder + ": cannot be read: " + e.getMessage(), e);
        }
    }
}
