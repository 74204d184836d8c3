package io.tagwave.answer;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import io.tagwave.menu.MenuCandidate;
import io.tagwave.menu.MenuLinks;
import io.tagwave.menu.MenuResult;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.XPaths;
import io.tagwave.visit.LoadedPage;
import io.tagwave.visit.PageLoader;
import java.io.PrintWriter;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The JSON of {@code menu} for a page. */
public record MenuAnswer(
        String url,
        @Nullable Menu menu,
        List<Candidate> candidates,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String error) {

    public record Menu(String xpath, double weight, List<Link> links) {}

    /**
     * A link of the menu.
     *
     * @param href absolute on a page from the web, as written on a page from a file
     * @param level depth of the submenu
     */
    public record Link(String text, String href, @JsonIgnore int level) {}

    public record Candidate(String xpath, double weight) {}

    public static MenuAnswer of(LoadedPage page, MenuResult finding) {
        PageTree tree = page.page().tree();
        XPaths paths = new XPaths(tree);
        List<Candidate> candidates = finding.candidates().stream()
                .map(c -> new Candidate(paths.of(c.node()), c.weight()))
                .toList();
        MenuCandidate found = finding.menu();
        return new MenuAnswer(page.url(), found == null ? null : menu(page, found), candidates, null);
    }

    public static MenuAnswer failed(String url, String error) {
        return new MenuAnswer(url, null, List.of(), error);
    }

    private static Menu menu(LoadedPage page, MenuCandidate found) {
        PageTree tree = page.page().tree();
        List<Link> links = MenuLinks.of(tree, found.node()).stream()
                .map(l -> new Link(
                        tree.text(l.node(), tree.end(l.node())),
                        href(page, Objects.requireNonNull(tree.address(l.node()))),
                        l.level()))
                .toList();
        return new Menu(XPaths.of(tree, found.node()), found.weight(), links);
    }

    /** Prints the menu as a tree of links. */
    public void print(PrintWriter out) {
        if (menu == null) {
            out.println(url + ": no main menu");
            return;
        }
        out.println(url + ": " + menu.links().size() + " links in " + menu.xpath());
        for (Link link : menu.links()) {
            String name = link.text().isEmpty() ? "(no text)" : link.text();
            out.println("  ".repeat(link.level() + 1) + name + "  " + link.href());
        }
    }

    private static String href(LoadedPage page, String address) {
        return PageLoader.isUrl(page.url()) ? page.page().absolute(address) : address.strip();
    }
}
