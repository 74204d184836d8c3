package io.tagwave.dom;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * Finds elements that are dialogs without saying so, such as the boxes in which consent managers list their partners. They have a
 * button of their own, and stand over the page, or before or behind all of it and lead to other sites, if anywhere.
 */
final class ImpliedDialogs {

    /** Selects what only the page itself has. */
    private static final String OF_PAGE = "h1, main, nav, [role=main], [role=navigation]";
    /** Parts that say themselves what they are. */
    private static final Set<String> OTHER_PARTS = Set.of("a", "article", "aside", "footer", "header");

    private static final String BUTTONS = "a, button, [role=button], [type=submit], [type=button]";
    /** Least characters outside links of a page beside its dialogs: a title in a small box of a script is no page. */
    private static final int SHORTEST_PAGE = 100;
    /** Links to one host, such as to its words on privacy, of which a dialog may have more than half. */
    private static final int FEW_LINKS = 3;

    private static final Pattern FIXED = Pattern.compile("position\\s*:\\s*fixed", Pattern.CASE_INSENSITIVE);
    /** A rule of CSS. */
    private static final Pattern RULE = Pattern.compile("(?<![^{}])([^{}]*+)\\{([^{}]*+)");
    /** A selector that needs no parser. */
    private static final Predicate<String> SIMPLE =
            Pattern.compile("[A-Za-z]*[.#][A-Za-z_][\\w-]*").asMatchPredicate();
    /** An address that leads on, and its host. */
    private static final Pattern ADDRESS = Pattern.compile("(?!#|javascript:)(?:(?:\\w+:)?//([^/?#]*))?.+");

    private ImpliedDialogs() {}

    static Set<Element> of(Document document) {
        Set<Element> found = new HashSet<>(atEnds(document.body()));
        List<Element> fixed = fixed(document);
        int text = fixed.isEmpty() ? 0 : plainText(document.body());
        fixed.removeIf(element -> text - plainText(element) < SHORTEST_PAGE);
        found.addAll(fixed);
        return found;
    }

    /** Returns what asks before the first and behind the last part of a page that has a title or a main part between. */
    private static List<Element> atEnds(Element body) {
        List<Element> parts = parts(body);
        while (parts.size() == 1 && !parts.get(0).is(OF_PAGE)) {
            parts = parts(parts.get(0));
        }
        List<Element> asking = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
            for (int i = 0; i < parts.size() && asks(parts.get(i)) && leadsAway(parts.get(i)); i++) {
                asking.add(parts.get(i));
            }
            Collections.reverse(parts);
        }
        parts.removeAll(asking);
        boolean isPage = !asking.isEmpty()
                && parts.stream().anyMatch(ImpliedDialogs::isOfPage)
                && parts.stream().mapToInt(ImpliedDialogs::plainText).sum() >= SHORTEST_PAGE;
        return isPage ? asking : List.of();
    }

    private static List<Element> parts(Element parent) {
        List<Element> parts = new ArrayList<>(parent.children());
        parts.removeIf(part -> part.nameIs("noscript") || !part.hasText());
        return parts;
    }

    /** Returns what stands over the page by its own style, or by a style element. */
    private static List<Element> fixed(Document document) {
        Stream<String> ofStyles = document.select("style").stream()
                .flatMap(style -> RULE.matcher(style.data()).results())
                .filter(rule -> FIXED.matcher(rule.group(2)).find())
                .flatMap(rule -> Stream.of(rule.group(1).split(",")))
                .map(String::strip)
                .filter(SIMPLE);
        String all = Stream.concat(Stream.of("[style~=(?i)" + FIXED + "]"), ofStyles)
                .distinct()
                .collect(Collectors.joining(","));
        // Elements that are removed from what select returns are removed from the page.
        List<Element> fixed = new ArrayList<>(document.select(all));
        fixed.removeIf(element -> element == document.body() || !asks(element));
        return fixed;
    }

    /** Returns whether an element is no part of the page, and has a button that is not repeated, as those of items are. */
    private static boolean asks(Element part) {
        return !OTHER_PARTS.contains(part.normalName())
                && !isOfPage(part)
                && counts(part.select(BUTTONS).stream()
                                .filter(button -> !address(button).matches())
                                .map(button -> button.hasText() ? button.text() : button.attr("value"))
                                .filter(name -> !name.isBlank()))
                        .contains(1);
    }

    private static boolean isOfPage(Element part) {
        return part.selectFirst(OF_PAGE) != null;
    }

    /** Returns whether few links of an element lead to one site, such as its own. */
    private static boolean leadsAway(Element part) {
        Collection<Integer> hosts = counts(part.select("a[href]").stream()
                .map(ImpliedDialogs::address)
                .filter(Matcher::matches)
                .map(address -> String.valueOf(address.group(1))));
        int all = hosts.stream().mapToInt(count -> count).sum();
        return hosts.stream().allMatch(count -> count <= Math.max(FEW_LINKS, all / 2));
    }

    private static Matcher address(Element link) {
        return ADDRESS.matcher(link.attr("href"));
    }

    /** Returns how often each of some texts occurs. */
    private static Collection<Integer> counts(Stream<String> texts) {
        return texts.collect(Collectors.toMap(text -> text, text -> 1, Integer::sum))
                .values();
    }

    /** Returns the characters of text outside links. */
    private static int plainText(Element part) {
        return part.text().length()
                - part.select("a").stream()
                        .mapToInt(link -> link.text().length())
                        .sum();
    }
}
