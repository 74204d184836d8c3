package io.tagwave.crawl;

import edu.uci.ics.crawler4j.crawler.Page;
import edu.uci.ics.crawler4j.crawler.WebCrawler;
import edu.uci.ics.crawler4j.url.WebURL;
import io.tagwave.page.FetchedPage;
import io.tagwave.page.Outcome;

/**
 * One worker: crawler4j's loop over pages, from {@link LoopFrontier#getNextURLs} to {@link LoopFrontier#setProcessed}. Faults
 * are collected on the page, not logged.
 */
final class Loop<A> extends WebCrawler {

    private static final int OK = 200;
    private static final int NO_PAGE = 599;

    private final LoopFrontier<A> pages;
    private final Admission<A> door;

    Loop(LoopFrontier<A> pages, Admission<A> door) {
        this.pages = pages;
        this.door = door;
    }

    /** Tells the loop to read the page or to go straight to its end: redirects and failures are judged there. */
    static int statusFor(FetchedPage page) {
        return page.outcome() == Outcome.DONE ? OK : NO_PAGE;
    }

    /** What ended the loop although there may be more to do, or null. */
    Throwable fault() {
        return getError();
    }

    @Override
    protected WebURL handleUrlBeforeProcess(WebURL url) {
        if (door.admits(pages.unfinished().lease())) {
            return url;
        }
        pages.forget();
        return null;
    }

    @Override
    public boolean shouldVisit(Page referringPage, WebURL url) {
        return true;
    }

    @Override
    protected void onParseError(WebURL url, Exception e) {
        pages.unfinished().failed(e);
    }

    @Override
    protected void onUnhandledException(Page page, Throwable e) {
        pages.unfinished().failed(e);
    }

    @Override
    protected void onContentFetchError(Page page, Exception e) {
        pages.unfinished().failed(e);
    }

    @Override
    protected void onUnexpectedStatusCode(String url, int status, String contentType, String description) {
        // The end of the page judges what came back.
    }
}
