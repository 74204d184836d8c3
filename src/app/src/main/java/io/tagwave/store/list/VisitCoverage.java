package io.tagwave.store.list;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Says how much of a list a visit saw.
 *
 * @param complete whether it saw the list to its end
 * @param missingPages number of its pages that could not be read
 */
record VisitCoverage(boolean complete, int missingPages) {

    static final VisitCoverage COMPLETE = new VisitCoverage(true, 0);

    /**
     * Returns the coverage of a visit.
     *
     * @param found the pages that it read, or null
     * @param carried the pages of earlier visits that stand for those that it did not read
     * @param known tells whether items are expected on the page of a URL, such as on those that the previous visit read
     */
    static VisitCoverage of(
            @Nullable CrawledList found,
            List<CarriedOverPages.Page> carried,
            NextPages chain,
            Predicate<String> known) {
        Set<String> missing = new HashSet<>();
        boolean complete = true;
        for (CarriedOverPages.Page page : carried) {
            if (page.gap() == NextPages.Gap.FAILED) {
                missing.add(page.url());
            }
            complete &= page.gap() == null;
        }
        Set<String> read = new HashSet<>(found == null ? Set.of() : found.urls());
        Set<Long> pages = new HashSet<>();
        if (found != null) {
            // No list is the main one of pages that differ from their site's file.
            boolean isMain = found.isMain();
            found.regions().stream().filter(part -> part.main() || !isMain).forEach(part -> pages.add(part.page()));
        }
        // A page that has not changed is as good as read.
        for (CarriedOverPages.Page page : carried) {
            if (page.gap() == null) {
                read.add(page.url());
                pages.add(page.page());
            }
        }
        for (long page : pages) {
            NextPages.Target next = chain.after(page);
            if (next != null && !read.contains(next.url())) {
                // A page that had items of the list and now has none may show something else for once.
                boolean isEmpty = next.gap() == null && known.test(next.url());
                if (isEmpty || next.gap() == NextPages.Gap.FAILED) {
                    missing.add(next.url());
                }
                complete &= next.gap() == null && !isEmpty;
            }
        }
        if (found != null) {
            missing.addAll(chain.failedSeeds(ListGrouping.server(found.url())));
            missing.removeAll(found.urls());
        }
        return new VisitCoverage(complete && missing.isEmpty(), missing.size());
    }
}
