package io.tagwave.visit;

import io.tagwave.dom.ParsedPage;
import io.tagwave.extract.Extraction;
import io.tagwave.store.CrawlHistory;
import io.tagwave.store.PagePart;
import io.tagwave.store.PageParts;
import io.tagwave.template.TemplateGroups;
import io.tagwave.tree.PageTree;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.LruMap;
import io.tagwave.web.UrlHosts;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Groups the pages of each host by template. Safe for many threads. */
final class TemplateAnalyzer implements CrawlPageReader.Analyser {

    /** Number of hosts whose groups are remembered; a host that returns after that gets new groups. */
    private static final int MAX_HOSTS = 200;

    private final CrawlHistory visits;

    private final Map<String, Site> sites = new LruMap<>(MAX_HOSTS);

    TemplateAnalyzer(CrawlHistory visits) {
        this.visits = visits;
    }

    @Override
    public @Nullable PagePart analyse(FetchedPage fetched, ParsedPage page, Extraction extraction) {
        String host = UrlHosts.of(fetched.finalUrl());
        PageTree tree = page.tree();
        Site site;
        synchronized (sites) {
            site = sites.computeIfAbsent(host, h -> new Site(visits.nextTemplate(h)));
        }
        TemplateGroups.Assignment found = site.assign(tree);
        return found.group() < 0
                ? null
                : PageParts.template(
                        host,
                        site.firstNumber + found.group(),
                        tree.size(),
                        tree.textLength(0, tree.size()),
                        found.nodes(),
                        found.characters());
    }

    /** The groups of one host, numbered after those of the same crawl before it was broken off. */
    private static final class Site {
        private final int firstNumber;
        private final TemplateGroups groups = new TemplateGroups();

        Site(int firstNumber) {
            this.firstNumber = firstNumber;
        }

        synchronized TemplateGroups.Assignment assign(PageTree tree) {
            return groups.assign(tree);
        }
    }
}
