package io.tagwave.visit;

import io.tagwave.dom.ParsedPage;
import io.tagwave.extract.Extraction;
import io.tagwave.page.FetchedPage;
import io.tagwave.page.Hosts;
import io.tagwave.page.LatelyUsed;
import io.tagwave.store.EarlierVisits;
import io.tagwave.store.PagePart;
import io.tagwave.store.TemplatePart;
import io.tagwave.template.TemplateGroups;
import io.tagwave.tree.PageTree;
import java.util.Map;

/** Sorts the pages of each host of a crawl into groups of one template. Used by many threads at once. */
final class CrawlTemplates implements CrawlReader.Analyser {

    /** Hosts seen lately whose groups are remembered; a host that comes back after that gets new groups. */
    private static final int MOST_HOSTS = 200;

    private final EarlierVisits visits;

    private final Map<String, Site> sites = new LatelyUsed<>(MOST_HOSTS);

    CrawlTemplates(EarlierVisits visits) {
        this.visits = visits;
    }

    @Override
    public PagePart analyse(FetchedPage fetched, ParsedPage page, Extraction extraction) {
        String host = Hosts.of(fetched.finalUrl());
        PageTree tree = page.tree();
        Site site;
        synchronized (sites) {
            site = sites.computeIfAbsent(host, h -> new Site(visits.nextTemplate(h)));
        }
        TemplateGroups.Assignment found = site.assign(tree);
        return found.group() < 0
                ? null
                : new TemplatePart(
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
