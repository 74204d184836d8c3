package io.tagwave.site.file;

import io.tagwave.site.Site;
import io.tagwave.site.SiteList;
import io.tagwave.site.SiteLookup;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Holds a folder with one site file for each host. A file is read once, when its host is first looked up. */
public final class SiteFolder implements SiteLookup {

    /** Name of the folder beside a database. */
    public static final String NAME = "sites";

    private final Path folder;
    private final Map<String, Optional<Site>> sites = new ConcurrentHashMap<>();

    /** Uses a folder, which need not exist. */
    public SiteFolder(Path folder) {
        this.folder = folder;
    }

    /** Uses the folder beside a database, or in the working directory if the database is not a file. */
    public static SiteFolder beside(@Nullable String database) {
        Path parent = database == null || database.startsWith("jdbc:")
                ? null
                : Path.of(database).getParent();
        return new SiteFolder(parent == null ? Path.of(NAME) : parent.resolve(NAME));
    }

    /** Returns the file of a host, which need not exist. */
    public Path file(String host) {
        // IPv6 addresses have colons, which some systems do not allow in names.
        return folder.resolve(host.replaceAll("[^\\p{L}\\p{N}._-]", "_") + ".json");
    }

    /**
     * Returns the site of a host, or null if it has no file.
     *
     * @throws SiteFileException if its file cannot be read or is that of another host
     */
    @Override
    public @Nullable Site of(String host) {
        return sites.computeIfAbsent(host, this::read).orElse(null);
    }

    private Optional<Site> read(String host) {
        Path file = file(host);
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        Site site = SiteFile.read(file);
        if (!site.host().equalsIgnoreCase(host)) {
            throw new SiteFileException(file + ": expected " + host + " as host, found " + site.host());
        }
        return Optional.of(site);
    }

    /** Returns whether the file of a host was changed after a time. */
    public boolean isChangedSince(String host, Instant time) {
        try {
            Path file = file(host);
            return Files.exists(file)
                    && Files.getLastModifiedTime(file).toInstant().isAfter(time);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes a file with a learned list beside that of a host, and returns what differs, line by line, and the new file. */
    public List<String> propose(String host, SiteList list) {
        Site known = Objects.requireNonNull(of(host), "a host with a file");
        Path proposal = file(host).resolveSibling(file(host).getFileName() + ".new");
        Site proposed = known.with(list);
        SiteFile.write(proposal, proposed);
        List<String> before = SiteFile.lines(known);
        List<String> after = SiteFile.lines(proposed);
        List<String> difference = new ArrayList<>(List.of("--- " + file(host), "+++ " + proposal));
        before.stream().filter(line -> !after.contains(line)).forEach(line -> difference.add("-" + line));
        after.stream().filter(line -> !before.contains(line)).forEach(line -> difference.add("+" + line));
        return difference;
    }

    /** Adds a learned list to those of a host, writes its file and returns the file. */
    public Path learn(String host, SiteList list) {
        Site known = of(host);
        Site site = (known == null ? new Site(host, List.of()) : known).with(list);
        SiteFile.write(file(host), site);
        sites.put(host, Optional.of(site));
        return file(host);
    }
}
