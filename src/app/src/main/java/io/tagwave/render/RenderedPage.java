package io.tagwave.render;

import io.tagwave.web.FetchedPage;
import java.nio.file.Path;
import java.util.List;

/**
 * A page as a browser showed it, and what that took.
 *
 * @param page the page itself; its body is the serialised DOM in UTF-8
 * @param redirects addresses that answered with a redirect, in order
 * @param requests requests the page made, itself included; 0 where the browser does not tell
 * @param refused those of them that were not sent, being blocked or against the policy
 * @param times what the stages took
 * @param screenshot the picture, or null
 * @param growth what became of its list
 */
public record RenderedPage(
        FetchedPage page,
        List<String> redirects,
        int requests,
        int refused,
        Times times,
        Path screenshot,
        Growth growth) {

    public RenderedPage {
        redirects = List.copyOf(redirects);
    }

    /**
     * How far the page's list was made to grow.
     *
     * @param screens how many there are, the one that the page began with included
     * @param cut whether a bound ended it, so that there may be more
     */
    public record Growth(int screens, boolean cut) {

        /** The list as it was, or none. */
        static final Growth NONE = new Growth(1, false);
    }

    /**
     * Milliseconds of the stages.
     *
     * @param start starting a browser, 0 when one was running
     * @param navigate from the command to the parsed document
     * @param waiting until the page was finished
     * @param serialise from DOM to bytes
     */
    public record Times(double start, double navigate, double waiting, double serialise) {

        /** No time yet. */
        static final Times NONE = new Times(0, 0, 0, 0);

        /** Time of all stages. */
        public double total() {
            return start + navigate + waiting + serialise;
        }
    }
}
