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
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The saved queries: those of the program, and those in {@code db/queries} of the working directory, which win. */
public final class SavedQueries {

    private static final String FOLDER = "db/queries";
    private static final String SUFFIX = ".sql";

    private final Map<String, SavedQuery> byName = new TreeMap<>();

    private SavedQueries() {}

    public static SavedQueries load() {
        SavedQueries queries = new SavedQueries();
        queries.readOwn();
        Path local = Path.of(FOLDER);
        if (Files.isDirectory(local)) {
            queries.read(local);
        }
        return queries;
    }

    public Collection<SavedQuery> all() {
        return byName.values();
    }

    /** The query of that name, or null. */
    public SavedQuery get(String name) {
        return byName.get(name);
    }

    private void readOwn() {
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
            throw new UncheckedIOException("the program's own queries can not be read", e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private void read(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> named =
                    files.filter(f -> f.toString().endsWith(SUFFIX)).sorted().toList();
            for (Path file : named) {
                String name = file.getFileName().toString().replace(SUFFIX, "");
                byName.put(name, SavedQuery.parse(name, Files.readString(file)));
            }
        } catch (IOException e) {
            throw new StoreException(folder + ": can not be read: " + e.getMessage(), e);
        }
    }
}
