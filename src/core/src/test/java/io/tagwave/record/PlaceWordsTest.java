package io.tagwave.record;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.dom.HtmlParser;
import io.tagwave.proposal.Proposal;
import io.tagwave.proposal.ProposalFinder;
import io.tagwave.proposal.ProposalSettings;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class PlaceWordsTest {

    private static Set<String> words(String html) {
        PageTree tree = new HtmlParser().parse(html, "").tree();
        TagPathSequence sequence = TagPathSequence.of(tree, StepSchemes.commonestClass());
        Proposal longest = new ProposalFinder(ProposalSettings.DEFAULT)
                .find(tree, sequence).stream()
                        .max(Comparator.comparingInt(Proposal::count).thenComparingInt(Proposal::votes))
                        .orElseThrow();
        return new TreeSet<>(new PlaceWords.Reader(tree).words(longest));
    }

    @Test
    void idsClassesAndRolesAreSplitIntoWords() {
        String item = "<li class='result-item x1'><b>Name</b> <i>text</i></li>";
        assertEquals(
                Set.of("search", "results", "list", "region", "record:result", "record:item"),
                words("<body class=home><div id=searchResults role=region><ul class='list_2'>" + item.repeat(6)
                        + "</ul></div>"));
    }

    @Test
    void onlyLearnedWordsHaveAWeight() {
        PlaceWords places = new PlaceWords(Map.of("results", 1.5, "menu", -2.0));
        assertEquals(-0.5, places.weight(List.of("results", "menu", "other")));
        assertEquals(0, PlaceWords.NONE.weight(List.of("results")));
    }
}
