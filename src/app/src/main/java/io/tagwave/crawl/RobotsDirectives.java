package io.tagwave.crawl;

import io.tagwave.web.AnalyzedPage;
import io.tagwave.web.FetchedPage;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The directives of a page for robots, from its meta element and its X-Robots-Tag headers.
 *
 * @param noindex true if the page asks not to be stored
 * @param nofollow true if the page asks that its links are not followed
 */
record RobotsDirectives(boolean noindex, boolean nofollow) {

    static RobotsDirectives of(FetchedPage page, @Nullable AnalyzedPage<?> read, CrawlSettings settings) {
        String header = page.headers().get("x-robots-tag");
        String name = settings.userAgent().split("[/\\s]", 2)[0].toLowerCase(Locale.ROOT);
        RobotsDirectives meta = read(read == null ? "" : read.robots(), name);
        RobotsDirectives tag = read(header == null ? "" : header.toLowerCase(Locale.ROOT), name);
        return new RobotsDirectives(meta.noindex || tag.noindex, meta.nofollow || tag.nofollow);
    }

    /** Reads directives separated by commas; those after {@code name:} are for that robot, up to the next name or line. */
    private static RobotsDirectives read(String directives, String ownName) {
        boolean noindex = false;
        boolean nofollow = false;
        boolean applies = true;
        for (String part : directives.split(",|(?=\n)")) {
            applies |= part.startsWith("\n");
            String directive = part.strip();
            int colon = directive.indexOf(':');
            if (colon > 0 && !directive.startsWith("max-") && !directive.startsWith("unavailable_after")) {
                String robot = directive.substring(0, colon).strip();
                applies = robot.equals(ownName) || robot.equals("robots");
                directive = directive.substring(colon + 1).strip();
            }
            noindex |= applies && (directive.equals("noindex") || directive.equals("none"));
            nofollow |= applies && (directive.equals("nofollow") || directive.equals("none"));
        }
        return new RobotsDirectives(noindex, nofollow);
    }
}
