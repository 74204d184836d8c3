package io.tagwave.web;

import java.util.Locale;

/** The result of a page's visit. The names in lower case are stored in the database and documented in the reference. */
public enum Outcome {
    /** Fetched, read and stored. */
    DONE,
    /** Fetched, but its content type is not HTML. */
    NOT_HTML,
    /** Not requested, because robots.txt forbids it. */
    EXCLUDED_BY_ROBOTS,
    /** Answered with a status of 400 or more. */
    HTTP_ERROR,
    /** The body passed the byte limit, before or after decompression. */
    TOO_LARGE,
    /** No complete response within the time limit. */
    TIMEOUT,
    /** No connection: unknown host, refused, reset, or TLS failure. */
    UNREACHABLE,
    /** A redirect led back to a URL of its own chain, or the chain was too long. */
    REDIRECT_LOOP,
    /** A redirect led out of the crawl's scope or to a scheme other than http and https. */
    OFF_SCOPE,
    /** The same bytes, or the same final URL, as a page stored before. */
    DUPLICATE,
    /** Unchanged since an earlier crawl (304). */
    NOT_MODIFIED,
    /** The page asks in a meta element or header not to be indexed. */
    NOINDEX,
    /** The host resolves to a private network and the crawl is limited to public ones. */
    PRIVATE_ADDRESS,
    /** Fetched and read, but its list no longer matches what was learned of the site. */
    DRIFTED,
    /** Fetched, but a form to log in stands in the place of the content: the session of --cookie-file, --header or --auth has ended. */
    LOGIN_LOST,
    /** Not requested: the latest pages with addresses like it brought nothing new, as in a calendar without an end, or it was read in another session. */
    REPETITIVE,
    /** Fetched, but a step of --steps could not be done, so that the page is not the one that was asked for. */
    STEP_FAILED,
    /** The browser could not show the page. */
    RENDER_FAILED,
    /** Fetched, but reading it failed: a bug in this program. */
    FAILED;

    /** Returns true if the page could not be fetched or read, though nothing forbade it. */
    public boolean failure() {
        return switch (this) {
            case HTTP_ERROR, TOO_LARGE, TIMEOUT, UNREACHABLE, REDIRECT_LOOP -> true;
            case LOGIN_LOST, STEP_FAILED, RENDER_FAILED, FAILED -> true;
            default -> false;
        };
    }

    /** Returns the name in lower case. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }
}
