package io.tagwave.render;

/** Why a page could not be shown. Never leaves the package: the pool turns it into an outcome. */
final class RenderFailure extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** What is to be done about it. */
    enum Kind {
        /** The browser, its driver or the connection died: another browser may succeed. */
        BROWSER_GONE,
        /** The page took longer than it may, and may still be busy: the browser is given up. */
        TIMEOUT,
        /** The network or the server refused; the browser is well. */
        UNREACHABLE,
        /** More bytes or characters than allowed; the browser may still be at work on them. */
        TOO_LARGE,
        /** The address led to something that is not a page; the browser is well. */
        NOT_HTML,
        /** The page led away from the web, as to about:blank. */
        OFF_SCOPE,
        /** Redirects without an end. */
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

    /** The first line of a message, which says it all. */
    static String firstLine(Throwable e) {
        String message = String.valueOf(e.getMessage()).strip();
        int end = message.indexOf('\n');
        String line = (end < 0 ? message : message.substring(0, end)).strip();
        // Selenium ends with the message of a cause that has none.
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

    /** Whether the session that met it can be used again. */
    boolean sparesSession() {
        return switch (kind) {
            case UNREACHABLE, NOT_HTML, OFF_SCOPE, REDIRECT_LOOP -> true;
            case BROWSER_GONE, TIMEOUT, TOO_LARGE, PAGE_BROKEN -> false;
        };
    }
}
