package io.tagwave.learn.list;

import java.util.List;

/**
 * What a model is learned from.
 *
 * @param pages as they were found, with and without lists
 * @param shortened what {@link ShortenedLists} makes of them
 */
public record TrainingSet(List<LabeledPage> pages, List<LabeledPage> shortened) {

    public TrainingSet {
        pages = List.copyOf(pages);
        shortened = List.copyOf(shortened);
    }

    /** All that can be learned from these pages. */
    public static TrainingSet of(List<LabeledPage> pages) {
        return new TrainingSet(pages, ShortenedLists.of(pages));
    }

    /** The same without a group, nor anything that was made of it. */
    TrainingSet without(String group) {
        return new TrainingSet(without(group, pages), without(group, shortened));
    }

    private static List<LabeledPage> without(String group, List<LabeledPage> pages) {
        return pages.stream().filter(page -> !page.group().equals(group)).toList();
    }
}
