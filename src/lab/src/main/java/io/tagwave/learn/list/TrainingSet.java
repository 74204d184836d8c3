package io.tagwave.learn.list;

import java.util.List;

/**
 * The pages that a model is learned from.
 *
 * @param pages unchanged pages, with and without lists
 * @param shortened pages that {@link ShortenedLists} makes of them
 */
public record TrainingSet(List<LabeledPage> pages, List<LabeledPage> shortened) {

    public TrainingSet {
        pages = List.copyOf(pages);
        shortened = List.copyOf(shortened);
    }

    /** Returns the training set of some pages. */
    public static TrainingSet of(List<LabeledPage> pages) {
        return new TrainingSet(pages, ShortenedLists.of(pages));
    }

    /** Returns the set without a group, and without the pages made of it. */
    TrainingSet without(String group) {
        return new TrainingSet(without(group, pages), without(group, shortened));
    }

    private static List<LabeledPage> without(String group, List<LabeledPage> pages) {
        return pages.stream().filter(page -> !page.group().equals(group)).toList();
    }
}
