package io.tagwave.serve.page;

import io.tagwave.content.EvidenceClassifier;
import io.tagwave.model.ContentModel;
import io.tagwave.record.AdditiveModel;
import io.tagwave.record.Measure;
import io.tagwave.record.RankedList;
import io.tagwave.serve.page.InspectedList.Evidence;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** Says what speaks for a list and what against it. */
final class VerdictExplanation {

    /** What changes the odds by less is not told. */
    private static final double LEAST = 0.05;

    private static final Map<String, String> WORDS = Map.ofEntries(
            Map.entry("COVERAGE", "share of the page's text in records (logarithm)"),
            Map.entry("PLAIN_COVERAGE", "share of the page's text outside links in records (logarithm)"),
            Map.entry("COMPACTNESS", "share of the region's text in records (logarithm)"),
            Map.entry("COUNT", "number of records (logarithm)"),
            Map.entry("FEW", "three records or fewer"),
            Map.entry("VOTES", "tag paths that propose these records (logarithm)"),
            Map.entry("LONGEST_TEXT", "length of a record's longest text (logarithm)"),
            Map.entry("MEAN_TEXT", "length of a record's text (logarithm)"),
            Map.entry("LINKED_TEXT", "share of the text in links"),
            Map.entry("LINKED_RECORDS", "share of records with a link"),
            Map.entry("DISTINCT_RECORDS", "share of records with a text of their own"),
            Map.entry("TEXT_SPREAD", "how much records differ in length of text"),
            Map.entry("PERIOD_SPREAD", "how much the distance from record to record varies"),
            Map.entry("FIELDS", "fields that nearly all records have (logarithm)"),
            Map.entry("FIELDS_BY_ENDING", "fields, told by the ends of their paths (logarithm)"),
            Map.entry("VARIED_FIELDS", "fields whose text varies (logarithm)"),
            Map.entry("SAVING", "how much of the page one template of a record would save"),
            Map.entry("SAVING_BY_ENDING", "the same, told by the ends of paths"),
            Map.entry("LIKENESS", "how much alike the records are"),
            Map.entry("DEVIATION", "nodes too many or too few in records"),
            Map.entry("DOUBLING", "signs that two records are taken for one"),
            Map.entry("MISSED", "siblings like the records that are left out (logarithm)"),
            Map.entry("OFF_CENTER", "distance from the middle of the page"),
            Map.entry("RUNS", "records are runs of siblings"),
            Map.entry("BARE_RECORDS", "share of records that are one text alone"),
            Map.entry("NUMBERED_RECORDS", "share of records with a digit"),
            Map.entry("COMPOSED_RECORDS", "share of records with more than one text or image"),
            Map.entry("LINK_RUNS", "share of the page's text in runs of links elsewhere"),
            Map.entry("STRAY_TEXT", "text between its records (logarithm)"),
            Map.entry("PROSE", "long texts elsewhere on the page (logarithm)"),
            Map.entry("TRANSPOSED", "its records are columns of a table"),
            Map.entry("REGULARITY", "how regular the records are, as menus are (logarithm)"),
            Map.entry("PICTURED_LINKS", "share of records with an image in a link"),
            Map.entry("LISTS_OF_LINKS", "share of records that are lists of links"),
            Map.entry("ONE_PLACE", "share of records whose links lead to one place"),
            Map.entry("LED_BY_LINK", "share of records that begin with a link"),
            Map.entry("LANDMARK", "in the page's main part (1), or beside it (-1), as the page has it"),
            Map.entry("UNEVENNESS", "how much the logarithm of the records' text varies"),
            Map.entry("PAGED", "a row of page numbers beside it"),
            Map.entry("LEAD", "how far it is before the page's next best list"),
            Map.entry("SCORE", "its score among the ways to cut the page"),
            Map.entry("SHARED", "how deep it stands in one element with the page's best list"),
            Map.entry("BELOW", "how far below that element its records stand"));

    private static final List<String> NAMES = Stream.concat(
                    Stream.of(Measure.values()).map(Measure::name), Stream.of("LEAD", "SCORE", "SHARED", "BELOW"))
            .toList();

    private final ContentModel model;

    VerdictExplanation(ContentModel model) {
        this.model = model;
    }

    /** What the verdict on a list was founded on, the weightiest first. */
    List<Evidence> of(RankedList list, boolean main) {
        // As the classifier has it: what is no list beside another one may still be the best of the page.
        boolean asMain = main || list.best();
        AdditiveModel judge = asMain ? model.verdict() : model.beside();
        double[] inputs = asMain ? EvidenceClassifier.inputs(list.choice()) : EvidenceClassifier.besideInputs(list);
        double[] effects = judge.terms(inputs);
        List<Evidence> all = new ArrayList<>();
        for (int i = 0; i < inputs.length; i++) {
            if (Math.abs(effects[i]) >= LEAST) {
                String name = NAMES.get(i);
                all.add(new Evidence(name.toLowerCase(Locale.ROOT), WORDS.get(name), inputs[i], effects[i]));
            }
        }
        all.sort(Comparator.comparingDouble((Evidence one) -> -Math.abs(one.effect())));
        return List.copyOf(all);
    }
}
