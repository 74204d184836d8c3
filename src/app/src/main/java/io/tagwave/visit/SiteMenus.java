package io.tagwave.visit;

import io.tagwave.dom.ParsedPage;
import io.tagwave.menu.MenuCandidate;
import io.tagwave.menu.MenuDetector;
import io.tagwave.menu.MenuLink;
import io.tagwave.menu.MenuLinks;
import io.tagwave.menu.SiteLinks;
import io.tagwave.store.PageMenu;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.XPaths;
import io.tagwave.web.LruMap;
import io.tagwave.web.UrlHosts;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Finds the main menus of a crawl's pages. For each host it remembers the links of earlier pages: a menu is on other
 * pages of its site too (Definition 5). Safe for many threads.
 */
final class SiteMenus {

    /** Number of hosts whose links are remembered, the least recently used are dropped. */
    private static final int MAX_HOSTS = 2_000;

    private final MenuDetector detector;

    private final Map<String, SiteLinks> sites = new LruMap<>(MAX_HOSTS);

    SiteMenus(MenuDetector detector) {
        this.detector = detector;
    }

    /** The main menu of a page, if it has one, and the indexes of the links that belong to it. */
    record Found(@Nullable PageMenu part, BitSet links) {}

    Found find(String url, ParsedPage page) {
        PageTree tree = page.tree();
        SiteLinks site = site(UrlHosts.of(url));
        MenuCandidate menu = detector.detect(tree, site).menu();
        site.add(tree);
        if (menu == null) {
            return new Found(null, new BitSet());
        }
        List<MenuLink> links = MenuLinks.of(tree, menu.node());
        List<PageMenu.Entry> entries = new ArrayList<>();
        for (MenuLink link : links.subList(0, Math.min(links.size(), CrawlPageReader.MOST_LINKS))) {
            String text = tree.text(link.node(), tree.end(link.node()));
            String address = Objects.requireNonNull(tree.address(link.node()), "a link has an address");
            entries.add(new PageMenu.Entry(text, page.absolute(address)));
        }
        PageMenu part = new PageMenu(XPaths.of(tree, menu.node()), menu.weight(), entries);
        return new Found(part, page.linksAt(links.stream().map(MenuLink::node).toList()));
    }

    private SiteLinks site(String host) {
        synchronized (sites) {
            return sites.computeIfAbsent(host, h -> new SiteLinks());
        }
    }
}
