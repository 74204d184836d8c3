package io.tagwave.content;

/**
 * Tells whether a region is what the page is for, or part of its frame.
 *
 * @param standing what the region is to its page
 * @param score from 0 (surely noise) to 1 (surely content)
 */
public record Verdict(ListRole standing, double score) {

    /** The verdict of who knows of one list a page alone, or of none. */
    public static Verdict ofMain(boolean content, double score) {
        return new Verdict(content ? ListRole.MAIN : ListRole.NOISE, score);
    }

    /** Tells whether it is data; false for noise. */
    public boolean content() {
        return standing != ListRole.NOISE;
    }

    /** Tells whether it is part of the list that the page was made for. */
    public boolean main() {
        return standing == ListRole.MAIN;
    }
}
