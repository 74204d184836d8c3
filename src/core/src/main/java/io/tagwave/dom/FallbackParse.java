package io.tagwave.dom;

import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.parser.Parser;
import org.jspecify.annotations.Nullable;

/**
 * Parses a page on which the parser fails. jsoup 1.24.1 ignores elements that are nested deeper than 512, and throws if one of
 * these is a formatting element that it is about to open again. Browsers show such pages.
 *
 * @param note how the result differs from what a browser would show
 */
record FallbackParse(Document document, String note) {

    /** Four times the parser's default; time grows with the depth. */
    private static final int DEPTH = 2048;

    /** The tags of HTML's list of active formatting elements (HTML, 13.2.4.3) without and with links. */
    private static final Pattern STYLE_TAGS = tags("b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u");

    private static final Pattern FORMATTING_TAGS = tags("a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u");
    private static final String REASON = "the parser failed on formatting elements that are never closed; ";

    static FallbackParse of(String html, String url) {
        Parser deep = Parser.htmlParser().setMaxDepth(DEPTH);
        FallbackParse found = attempt(deep, html, url, "parsed again with deeper nesting");
        if (found == null) {
            String plain = STYLE_TAGS.matcher(html).replaceAll("");
            String note = "parsed again without formatting elements such as b and font";
            found = attempt(Parser.htmlParser(), plain, url, note);
        }
        return found != null
                ? found
                : new FallbackParse(
                        Jsoup.parse(FORMATTING_TAGS.matcher(html).replaceAll(""), url),
                        REASON + "parsed again without formatting elements and links");
    }

    private static Pattern tags(String names) {
        return Pattern.compile("</?(?:" + names + ")(?:[\\s/][^>]*)?>", Pattern.CASE_INSENSITIVE);
    }

    private static @Nullable FallbackParse attempt(Parser parser, String html, String url, String note) {
        try {
            return new FallbackParse(parser.parseInput(html, url), REASON + note);
        } catch (IndexOutOfBoundsException e) {
            return null;
        }
    }
}
