package io.tagwave.sites;

import io.tagwave.site.Site;
import io.tagwave.site.SiteList;
import io.tagwave.site.SiteLookup;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** A folder with a file for each host of which wishes are known. A host's file is read once, when it is first asked for. */
public final class SiteFolder implements SiteLookup {

    /** Beside a database. */
    public static final String NAME = "sites";

    private static final String SUFFIX = ".json";

    private final Path folder;
    private final Map<String, Optional<Site>> sites = new ConcurrentHashMap<>();

    /** A folder, which need not be there. */
    public SiteFolder(Path folder) {
        this.folder = folder;
    }

    /** The folder beside a database; that of the working directory for one which is no file. */
    public static SiteFolder beside(String database) {
        Path parent = database == null || database.startsWith("jdbc:")
                ? null
                : Path.of(database).getParent();
        return new SiteFolder(parent == null ? Path.of(NAME) : parent.resolve(NAME));
    }

    /** The file of a host. */
    public Path file(String host) {
        // Addresses of IPv6 have colons, which some systems do not take in names.
        return folder.resolve(host.replaceAll("[^\\p{L}\\p{N}._-]", "_") + SUFFIX);
    }

    /**
     * The wishes of a host, or null.
     *
     * @throws SiteFileException when its file can not be read
     */
    @Override
    public Site of(String host) {
        return sites.computeIfAbsent(
                        host, h -> Files.exists(file(h)) ? Optional.of(SiteFile.read(file(h))) : Optional.empty())
                .orElse(null);
    }

    /** Whether the wishes of a host were changed since a time. */
    public boolean isChangedSince(String host, Instant time) {
        try {
            Path file = file(host);
            return Files.exists(file)
                    && Files.getLastModifiedTime(file).toInstant().isAfter(time);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Adds a list that was learned to those of a host, and writes its file. */
    public Path learn(String host, SiteList list) {
        Site known = of(host);
        Site site = (known == null ? new Site(host, List.of()) : known).with(list);
        SiteFile.write(file(host), site);
        sites.put(host, Optional.of(site));
        return file(host);
    }
}
