package io.tagwave.dom;

import java.util.regex.Pattern;

/** The tags of HTML's list of active formatting elements (HTML, 13.2.4.3), which a parser opens again where they were not closed. */
final class FormattingTags {

    private static final Pattern LOOKS = tags("b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u");
    private static final Pattern LINKS = tags("a");

    private FormattingTags() {}

    private static Pattern tags(String names) {
        return Pattern.compile("</?(?:" + names + ")(?:[\\s/][^>]*)?>", Pattern.CASE_INSENSITIVE);
    }

    /** The page without them, but with its links. */
    static String dropped(String html) {
        return LOOKS.matcher(html).replaceAll("");
    }

    /** The page without any of them. */
    static String andLinksDropped(String html) {
        return LINKS.matcher(dropped(html)).replaceAll("");
    }
}
