package io.tagwave.dom.html;

import io.tagwave.dom.ParsedPage;
import io.tagwave.dom.WebUrl;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Finds the addresses to which a page leads beside its anchors: frames, refreshes and links in pictures, see {@link LinkSource}. */
public final class ForwardLinks {

    /** Matches what the HTML standard reads of a refresh: a time, a separator, {@code url=} or nothing, an address. */
    private static final Pattern REFRESH = Pattern.compile(
            "\\s*(?:\\d+[\\d.]*|\\.[\\d.]*)(?:\\s*[;,]\\s*|\\s+)(?:url\\s*=\\s*)?(?:\"([^\"]+)|'([^']+)|([^\"'].*))",
            Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

    /** Matches what a Link header (RFC 8288) is read for: addresses, their relations, and quoted texts, to pass over these. */
    private static final Pattern LINK = Pattern.compile(
            "<([^<>]*)>|;\\s*rel\\s*=\\s*(?:\"([^\"]*)\"|([^\\s\",;]+))|\"[^\"]*\"", Pattern.CASE_INSENSITIVE);

    private ForwardLinks() {}

    /** Adds the links of a Link header with {@code rel=next} to those that a page declares. */
    public static void declare(ParsedPage page, @Nullable String header) {
        Matcher part = LINK.matcher(header == null ? "" : header);
        String target = null;
        while (part.find()) {
            String relations = part.group(2) == null ? part.group(3) : part.group(2);
            if (part.group(1) != null) {
                target = WebUrl.address(page.url(), part.group(1));
            } else if (relations != null && target != null) {
                if (List.of(relations.toLowerCase(Locale.ROOT).split("\\s+")).contains("next")) {
                    page.declareNext(target);
                }
                target = null;
            }
        }
    }

    /** Returns the absolute addresses in document order. */
    public static List<String> of(ParsedPage page) {
        List<String> found = new ArrayList<>();
        for (Element element : page.document().select(LinkSource.embedded())) {
            String target = LinkSource.address(element);
            if (!target.isEmpty()) {
                found.add(page.absolute(target));
            }
        }
        return found;
    }

    /** Returns the address in a Refresh header or else in a page's meta refresh, an empty string without one. */
    public static String refresh(ParsedPage page, @Nullable String header) {
        String meta = LinkSource.REFRESH.selector();
        return target(header == null ? page.document().select(meta).attr("content") : header);
    }

    /** Returns the address in the content of a meta refresh or in a Refresh header, an empty string without one. */
    public static String target(String content) {
        Matcher refresh = REFRESH.matcher(content);
        if (!refresh.lookingAt()) {
            return "";
        }
        String quoted = refresh.group(1) == null ? refresh.group(2) : refresh.group(1);
        return quoted == null ? refresh.group(3).strip() : quoted;
    }
}
