package io.tagwave.learn.list;

import java.util.List;
import java.util.function.Predicate;

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

    public static TrainingSet of(List<LabeledPage> pages) {
        return new TrainingSet(pages, ShortenedLists.of(pages));
    }

    /** Returns the set without a fold, and without the pages made of it. */
    TrainingSet without(String fold) {
        return where(page -> !page.source().fold().equals(fold));
    }

    /** Returns the pages that pass, with those made of them. */
    TrainingSet where(Predicate<LabeledPage> passes) {
        return new TrainingSet(
                pages.stream().filter(passes).toList(),
                shortened.stream().filter(passes).toList());
    }

    /** Returns a number that tells nothing of a name, such as its place in the alphabet. */
    static int mixed(String name) {
        int mixed = name.hashCode() * 0x9E3779B9;
        return (mixed ^ mixed >>> 15) & Integer.MAX_VALUE;
    }
}
