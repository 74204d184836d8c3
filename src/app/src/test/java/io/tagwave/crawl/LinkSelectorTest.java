package io.tagwave.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.web.AnalyzedPage;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.Lease;
import io.tagwave.web.Link;
import io.tagwave.web.LinksToFollow;
import io.tagwave.web.Outcome;
import io.tagwave.web.PageRequest;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LinkSelectorTest {

    private static final String PAGE = "http://e.org/";

    private static final List<Link> LINKS = List.of(
            new Link(PAGE + "b", "b", false, false, false),
            new Link(PAGE + "B?y=1&x=2", "query", false, false, false),
            new Link(PAGE + "m", "menu", false, true, false),
            new Link(PAGE + "no", "not to be followed", true, false, false),
            new Link("http://other.org/", "elsewhere", false, false, false),
            new Link("http://Other.org/", "elsewhere, in capitals", false, false, false),
            new Link("mailto:x@e.org", "mail", false, false, false),
            new Link(PAGE + "b#part", "b again", false, false, false));

    @Test
    void linksAreFollowedAsTheyAreWrittenEachOnce() {
        LinkSelector choice = choice(CrawlSettings.defaults());
        for (int time = 0; time < 2; time++) {
            assertEquals(
                    new LinksToFollow(List.of(PAGE + "b", PAGE + "B?y=1&x=2", PAGE + "m"), 0),
                    listed(follow(choice, 0, "")));
        }
    }

    @Test
    void linksOfTheMenuGoFirstOnRequest() {
        LinkSelector choice = choice(CrawlSettings.defaults().menuFirst(true));
        assertEquals(
                new LinksToFollow(List.of(PAGE + "m", PAGE + "b", PAGE + "B?y=1&x=2"), 1),
                listed(follow(choice, 0, "")));
    }

    @Test
    void nextPagesOfListsGoFirstOnRequestAndThenTheMenu() {
        List<Link> links = new ArrayList<>(LINKS);
        links.add(new Link(PAGE + "page2", "2", false, false, true));
        LinkSelector lists = choice(CrawlSettings.defaults().listsFirst(true));
        assertEquals(
                new LinksToFollow(List.of(PAGE + "page2", PAGE + "b", PAGE + "B?y=1&x=2", PAGE + "m"), 1, 1),
                listed(follow(lists, links, 0, "")));
        LinkSelector both = choice(CrawlSettings.defaults().listsFirst(true).menuFirst(true));
        assertEquals(
                new LinksToFollow(List.of(PAGE + "page2", PAGE + "m", PAGE + "b", PAGE + "B?y=1&x=2"), 2, 1),
                listed(follow(both, links, 0, "")));
    }

    @Test
    void ofAListAloneNothingButItsNextPageIsFollowedUnlessItAsksNotTo() {
        LinkSelector choice = choice(CrawlSettings.defaults().listsOnly(true));
        FetchedPage page = FetchedPage.failed(PAGE, Outcome.DONE, Instant.EPOCH, 1, null);
        assertEquals(
                List.of(PAGE + "b"),
                List.copyOf(choice.of(
                                lease(0),
                                page,
                                new AnalyzedPage<>(LINKS, null, "", PAGE + "b", null, new int[0], false, null))
                        .urls()));
        assertEquals(
                List.of(),
                List.copyOf(choice.of(
                                lease(0),
                                page,
                                new AnalyzedPage<>(LINKS, null, "", PAGE + "no", null, new int[0], false, null))
                        .urls()));
        assertEquals(
                LinksToFollow.NONE,
                choice.of(lease(0), page, new AnalyzedPage<>(LINKS, null, "", null, null, new int[0], false, null)));
    }

    @Test
    void whatThePageForbidsIsNotFollowedUnlessPagesAreNotAsked() {
        assertEquals(
                List.of(),
                List.copyOf(
                        follow(choice(CrawlSettings.defaults()), 0, "nofollow").urls()));
        LinkSelector bold = choice(CrawlSettings.defaults().pageRobots(false));
        assertEquals(
                List.of(PAGE + "b", PAGE + "B?y=1&x=2", PAGE + "m", PAGE + "no"),
                List.copyOf(follow(bold, 0, "nofollow").urls()));
    }

    @Test
    void thePagesAtTheGreatestDepthAreFollowedNoFurther() {
        LinkSelector choice = choice(CrawlSettings.defaults().maxDepth(2));
        assertEquals(3, follow(choice, 1, "").urls().size());
        assertEquals(0, follow(choice, 2, "").urls().size());
        assertEquals(List.of(), List.copyOf(choice.of(lease(2), List.of(PAGE + "b"))));
        assertEquals(List.of(PAGE + "b"), List.copyOf(choice.of(lease(1), List.of(PAGE + "b", "no address"))));
    }

    private static LinksToFollow listed(LinksToFollow follow) {
        return new LinksToFollow(new ArrayList<>(follow.urls()), follow.first(), follow.raised());
    }

    private static LinkSelector choice(CrawlSettings builder) {
        CrawlSettings settings = builder;
        CrawlScope scope = new CrawlScope(settings);
        scope.addSeeds(List.of(PAGE));
        return new LinkSelector(settings, scope);
    }

    private static LinksToFollow follow(LinkSelector choice, int depth, String robots) {
        return follow(choice, LINKS, depth, robots);
    }

    private static LinksToFollow follow(LinkSelector choice, List<Link> links, int depth, String robots) {
        FetchedPage page = new FetchedPage(
                PAGE, PAGE, Outcome.DONE, 200, Map.of(), null, new byte[0], Instant.EPOCH, 1, false, null);
        return choice.of(
                lease(depth), page, new AnalyzedPage<>(links, null, robots, null, null, new int[0], false, null));
    }

    private static Lease lease(int depth) {
        return Lease.of(1, PageRequest.of(PAGE), depth);
    }
}
