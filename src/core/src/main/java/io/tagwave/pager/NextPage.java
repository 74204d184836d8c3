package io.tagwave.pager;

import io.tagwave.tree.LinkResolver;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Finds the address of the next page of a page's main list. A declared address ({@code rel=next}) counts if it fits, unless a
 * pager shows that this page is the last.
 */
public final class NextPage {

    /** Paths that have a parameter in common only if it says who visits them. */
    private static final int MANY_PATHS = 3;

    private NextPage() {}

    /**
     * Returns where the list continues.
     *
     * @param records the parts of each record of the main list, in any order; empty if the page has none
     */
    public static Continuation of(PageTree tree, LinkResolver where, List<List<Span>> records) {
        PageAddresses own = PageAddresses.of(where);
        BitSet inside = new BitSet(tree.size());
        records.forEach(parts -> parts.forEach(part -> inside.set(part.start(), part.end())));
        List<PagerItem> items = PagerItems.of(tree, where, inside);
        PageUrl next = next(tree, where, items, inside, records.size(), own);
        List<PagerItem> controls =
                next != null || records.isEmpty() ? null : PagerItems.withControls(tree, where, inside);
        next = controls == null ? next : next(tree, where, controls, inside, records.size(), own);
        if (next != null || records.isEmpty()) {
            return Continuation.at(next == null ? null : next.url());
        }
        MoreItems more = new MoreFinder(tree, where, inside, records.size()).find(items, own);
        return new Continuation(null, more);
    }

    private static @Nullable PageUrl next(
            PageTree tree, LinkResolver where, List<PagerItem> items, BitSet inside, int records, PageAddresses own) {
        NumberPager pager = pager(tree, items, own);
        PageUrl declared = records == 0 ? null : declared(where, items, own);
        if (pager != null) {
            return pager.isDoubted(declared) ? declared : pager.echoed() || records > 0 ? pager.next() : null;
        }
        if (declared != null || records == 0) {
            return declared;
        }
        Set<String> visit = visitParameters(items);
        PageUrl next = NextLinks.next(tree, items, inside, records, own);
        next = next == null || own.isUrl(next, visit) ? null : next;
        return next == null ? NextWords.next(tree, items, own, visit) : next;
    }

    /** Returns the parameters that have the same value on links to several paths: they say who visits, and not which page. */
    private static Set<String> visitParameters(List<PagerItem> items) {
        Map<String, Set<String>> paths = new HashMap<>();
        for (PagerItem item : items) {
            if (item.isLinked()) {
                PageUrl target = item.target();
                target.names().forEach(name -> paths.computeIfAbsent(
                                name + "=" + target.at("?" + name + "="), parameter -> new HashSet<>())
                        .add(target.path()));
            }
        }
        return paths.entrySet().stream()
                .filter(parameter -> parameter.getValue().size() >= MANY_PATHS)
                .map(parameter ->
                        parameter.getKey().substring(0, parameter.getKey().indexOf('=')))
                .collect(Collectors.toSet());
    }

    private static @Nullable NumberPager pager(PageTree tree, List<PagerItem> items, PageAddresses own) {
        NumberPager best = null;
        for (NumberSequence run : NumberSequence.of(items)) {
            NumberPager pager = NumberPager.of(tree, run, own);
            if (pager != null && (best == null || pager.strength() > best.strength())) {
                best = pager;
            }
        }
        return best;
    }

    /** Returns the declared address. Home pages declare one out of habit, so that a link must lead to it as well. */
    private static @Nullable PageUrl declared(LinkResolver where, List<PagerItem> items, PageAddresses own) {
        for (String declared : where.declaredNext()) {
            PageUrl next = PageUrl.of(declared);
            if (next != null
                    && own.isOtherPart(next)
                    && (!own.isHome()
                            || items.stream()
                                    .anyMatch(item ->
                                            item.isLinked() && item.target().isSame(next)))) {
                return next;
            }
        }
        return null;
    }
}
