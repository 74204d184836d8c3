package io.tagwave.render;

/** Thrown when a page cannot be rendered. Never leaves the package: the pool turns it into an outcome. */
final class RenderFailure extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** The kind of failure, which decides what happens next. */
    enum Kind {
        /** The browser, its driver or the connection died: another browser may succeed. */
        BROWSER_GONE,
        /** The page took too long, and may still be busy: the browser is replaced. */
        TIMEOUT,
        /** The network or the server refused; the browser works. */
        UNREACHABLE,
        /** More bytes or characters than allowed; the browser may still be processing them. */
        TOO_LARGE,
        /** The URL does not lead to a page; the browser works. */
        NOT_HTML,
        /** The page led away from the web, as to about:blank. */
        OFF_SCOPE,
        /** Endless redirects. */
        REDIRECT_LOOP,
        /** The page closed its window or broke its document. */
        PAGE_BROKEN
    }

    private final Kind kind;

    RenderFailure(Kind kind, String message) {
        super(message);
        this.kind = kind;
    }

    RenderFailure(Kind kind, String message, Throwable cause) {
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

    /** Returns true if the session can be used again. */
    boolean sparesSession() {
        return switch (kind) {
            case UNREACHABLE, NOT_HTML, OFF_SCOPE, REDIRECT_LOOP -> true;
            case BROWSER_GONE, TIMEOUT, TOO_LARGE, PAGE_BROKEN -> false;
        };
    }
}
