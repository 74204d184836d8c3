package io.tagwave.cli.shared;

import io.tagwave.site.Site;
import io.tagwave.site.file.SiteFile;
import io.tagwave.site.file.SiteFileException;
import io.tagwave.site.file.SiteFolder;
import io.tagwave.store.Crawls;
import io.tagwave.web.UrlHosts;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import picocli.CommandLine.Option;

/** Where it stands what is wanted of sites. */
public final class SiteOptions {

    @Option(
            names = "--sites",
            paramLabel = "DIR",
            description =
                    "Folder of the files HOST.json that say which list of a site is meant, with which columns, key and"
                            + " pager (default: sites beside the database).")
    private Path folder;

    /** The folder; files of some addresses' hosts are read, so that a mistake in them is told before anything is asked for. */
    public SiteFolder folder(String database, List<String> urls) {
        UserException.requireFolder("--sites", folder);
        SiteFolder sites = folder == null ? SiteFolder.beside(database) : new SiteFolder(folder);
        check(sites, urls);
        return sites;
    }

    /** Refuses files of some addresses' hosts that can not be read. */
    public static void check(SiteFolder sites, Collection<String> urls) {
        try {
            urls.forEach(url -> sites.of(UrlHosts.of(url)));
        } catch (SiteFileException e) {
            throw new UserException(e.getMessage());
        }
    }

    /** The site of a file that was named. */
    public static Site read(Path file) {
        try {
            return SiteFile.read(file);
        } catch (SiteFileException e) {
            throw new UserException(e.getMessage());
        }
    }

    /** Says which lists of a crawl are no longer what was learned; whether there are any. */
    public static boolean tellDrift(Crawls crawls, long id, SiteFolder sites, PrintWriter err) {
        List<Crawls.Drifted> drifted = crawls.drifted(id);
        for (Crawls.Drifted pages : drifted) {
            err.println(sites.file(UrlHosts.of(pages.url())) + " " + pages + "; 'tagwave list --learn' learns it anew");
        }
        return !drifted.isEmpty();
    }
}
