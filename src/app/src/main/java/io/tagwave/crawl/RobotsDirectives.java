package io.tagwave.crawl;

import io.tagwave.web.AnalyzedPage;
import io.tagwave.web.FetchedPage;
import java.util.Locale;

/**
 * What a page asks of robots, in its meta element and its X-Robots-Tag headers.
 *
 * @param noindex not to be stored
 * @param nofollow its links not to be followed
 */
record RobotsDirectives(boolean noindex, boolean nofollow) {

    static RobotsDirectives of(FetchedPage page, AnalyzedPage<?> read, CrawlSettings settings) {
        String header = page.headers().get("x-robots-tag");
        String name = settings.userAgent().split("[/\\s]", 2)[0].toLowerCase(Locale.ROOT);
        RobotsDirectives asked = read(read == null ? "" : read.robots(), name);
        RobotsDirectives tag = read(header == null ? "" : header.toLowerCase(Locale.ROOT), name);
        return new RobotsDirectives(asked.noindex || tag.noindex, asked.nofollow || tag.nofollow);
    }

    /** Directives separated by commas; those behind {@code name:} are meant for that robot, up to the next name. */
    private static RobotsDirectives read(String directives, String ownName) {
        boolean noindex = false;
        boolean nofollow = false;
        boolean meant = true;
        for (String part : directives.split(",")) {
            String directive = part.strip();
            int colon = directive.indexOf(':');
            if (colon > 0 && !directive.startsWith("max-") && !directive.startsWith("unavailable_after")) {
                meant = directive.substring(0, colon).strip().equals(ownName);
                directive = directive.substring(colon + 1).strip();
            }
            noindex |= meant && (directive.equals("noindex") || directive.equals("none"));
            nofollow |= meant && (directive.equals("nofollow") || directive.equals("none"));
        }
        return new RobotsDirectives(noindex, nofollow);
    }
}
