package io.tagwave.cli.shared;

import io.tagwave.site.file.SiteFolder;
import io.tagwave.store.Crawls;
import io.tagwave.web.UrlHosts;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option for the folder of the files that describe the lists of sites. */
public final class SiteOptions {

    private static final String SKIPPED =
            ". These pages were skipped, and their items keep their last values. If the site was"
                    + " redesigned, run 'tagwave list' with --learn";

    @Option(names = "--sites", paramLabel = "DIR")
    private @Nullable Path folder;

    /** Returns the folder. Files of the hosts of some URLs are read, so that mistakes in them are reported before any request. */
    public SiteFolder folder(@Nullable String database, List<String> urls) {
        UserException.requireFolder("--sites", folder);
        SiteFolder sites = folder == null ? SiteFolder.beside(database) : new SiteFolder(folder);
        check(sites, urls);
        return sites;
    }

    /** Rejects files of the hosts of some URLs that cannot be read. */
    public static void check(SiteFolder sites, Collection<String> urls) {
        urls.forEach(url -> sites.of(UrlHosts.of(url)));
    }

    /**
     * Reports the lists of a crawl that differ from their site's file, and returns whether there are any.
     *
     * @param isRead whether their rows were taken all the same
     */
    public static boolean tellDrift(Crawls crawls, long id, SiteFolder sites, boolean isRead, PrintWriter err) {
        List<Crawls.Drifted> drifted = crawls.drifted(id);
        for (Crawls.Drifted pages : drifted) {
            err.println(sites.file(UrlHosts.of(pages.url())) + " " + pages + (isRead ? "" : SKIPPED));
        }
        return !drifted.isEmpty();
    }
}
