package io.tagwave.render;

import io.tagwave.web.FetchedPage;
import java.util.List;

/**
 * A page as a browser rendered it.
 *
 * @param page the page; its body is the serialized DOM in UTF-8
 * @param redirects URLs that answered with a redirect, in order
 * @param requests number of requests the page made, its own included; 0 if the browser does not report them
 * @param refused number of requests that were not sent, because they were blocked or the policy forbade them
 * @param times durations of the stages
 * @param growth how far the page's list grew
 */
public record RenderedPage(
        FetchedPage page, List<String> redirects, int requests, int refused, Times times, Growth growth) {

    public RenderedPage {
        redirects = List.copyOf(redirects);
    }

    /** Creates the result for a page that could not be rendered. */
    static RenderedPage failed(FetchedPage page) {
        return new RenderedPage(page, List.of(), 0, 0, Times.NONE, Growth.NONE);
    }

    /** Returns the same page with the time that starting its browser took. */
    RenderedPage withStart(double millis) {
        Times all = new Times(millis, times.fetch(), times.navigate(), times.waiting(), times.serialise());
        return new RenderedPage(page, redirects, requests, refused, all, growth);
    }

    /**
     * Says how far the page's list grew.
     *
     * @param screens number of screens, the initial one included
     * @param cut true if a limit ended the growth, so that there may be more
     * @param stuck true if scripts wait for scrolling, but nothing can be scrolled
     */
    public record Growth(int screens, boolean cut, boolean stuck) {

        /** The list did not grow, or there is none. */
        static final Growth NONE = new Growth(1, false, false);
    }

    /**
     * Milliseconds of the stages.
     *
     * @param start starting a browser, 0 if one was running
     * @param fetch from the command to the response; 0, and part of navigate, if the browser has no DevTools
     * @param navigate from there to the parsed document
     * @param waiting until the page was finished
     * @param serialise from DOM to bytes
     */
    public record Times(double start, double fetch, double navigate, double waiting, double serialise) {

        static final Times NONE = new Times(0, 0, 0, 0, 0);
    }
}
