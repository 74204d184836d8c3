package io.tagwave.crawl;

import io.tagwave.web.FetchedPage;

/** Answers that point elsewhere. */
final class Redirects {

    private Redirects() {}

    /** Where an answer redirects to, as the server wrote it, or null when it is no redirect. */
    static String location(FetchedPage page) {
        return switch (page.status()) {
            case 301, 302, 303, 307, 308 -> page.headers().get("location");
            default -> null;
        };
    }
}
