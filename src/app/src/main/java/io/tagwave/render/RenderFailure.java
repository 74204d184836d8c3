package io.tagwave.render;

import io.tagwave.web.Outcome;
import org.jspecify.annotations.Nullable;

/** Thrown when a page cannot be rendered. Never leaves the package: the pool turns it into an outcome. */
final class RenderFailure extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** The kind of failure, which decides what happens next. */
    enum Kind {
        /** The browser, its driver or the connection died: another browser may succeed. */
        BROWSER_GONE(Outcome.RENDER_FAILED, false),
        /** The page took too long, and may still be busy: the browser is replaced. */
        TIMEOUT(Outcome.TIMEOUT, false),
        /** The network or the server refused; the browser works. */
        UNREACHABLE(Outcome.UNREACHABLE, true),
        /** More bytes or characters than allowed; the browser may still be processing them. */
        TOO_LARGE(Outcome.TOO_LARGE, false),
        /** The URL does not lead to a page; the browser works. */
        NOT_HTML(Outcome.NOT_HTML, true),
        /** The page led away from the web, as to about:blank. */
        OFF_SCOPE(Outcome.OFF_SCOPE, true),
        /** Endless redirects. */
        REDIRECT_LOOP(Outcome.REDIRECT_LOOP, true),
        /** A step of a person could not be done; the browser works. */
        STEP_FAILED(Outcome.STEP_FAILED, true),
        /** The page closed its window or broke its document. */
        PAGE_BROKEN(Outcome.RENDER_FAILED, false);

        final Outcome outcome;
        /** True if the session can be used again. */
        final boolean sparesSession;

        Kind(Outcome outcome, boolean sparesSession) {
            this.outcome = outcome;
            this.sparesSession = sparesSession;
        }
    }

    private final Kind kind;

    RenderFailure(Kind kind, String message) {
        this(kind, message, null);
    }

    RenderFailure(Kind kind, String message, @Nullable Throwable cause) {
        super(message, cause);
        this.kind = kind;
    }

    static String firstLine(Throwable e) {
        String message = String.valueOf(e.getMessage()).strip();
        int end = message.indexOf('\n');
        String line = (end < 0 ? message : message.substring(0, end)).strip();
        // Selenium appends the message of the cause, "null" if that has none.
        return line.endsWith("null") ? (line.substring(0, line.length() - 4) + root(e)).strip() : line;
    }

    private static String root(Throwable e) {
        Throwable root = e;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        return root.getMessage() == null || root == e
                ? root.getClass().getSimpleName()
                : root.getMessage().lines().findFirst().orElse("");
    }

    Kind kind() {
        return kind;
    }
}
