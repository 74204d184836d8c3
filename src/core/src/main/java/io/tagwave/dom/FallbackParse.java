package io.tagwave.dom;

import java.util.function.Supplier;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.parser.Parser;

/**
 * Another reading of a page on which the parser failed. jsoup 1.24.1 gives up elements that are nested deeper than 512,
 * and stumbles where one of these is a formatting element that it is about to open again. Browsers show such pages.
 *
 * @param note what is other than a browser would have it
 */
record FallbackParse(Document document, String note) {

    /** Four times the parser's own; time grows with the depth. */
    private static final int DEPTH = 2048;

    private static final String REASON = "the parser failed on formatting elements that are never closed; ";

    static FallbackParse of(String html, String url) {
        FallbackParse found = attempt(() -> deeply(html, url), "parsed again with deeper nesting");
        if (found == null) {
            found = attempt(
                    () -> Jsoup.parse(FormattingTags.dropped(html), url),
                    "parsed again without formatting elements such as b and font");
        }
        return found != null
                ? found
                : new FallbackParse(
                        Jsoup.parse(FormattingTags.andLinksDropped(html), url),
                        REASON + "parsed again without formatting elements and links");
    }

    private static Document deeply(String html, String url) {
        return Parser.htmlParser().setMaxDepth(DEPTH).parseInput(html, url);
    }

    private static FallbackParse attempt(Supplier<Document> parse, String note) {
        try {
            return new FallbackParse(parse.get(), REASON + note);
        } catch (IndexOutOfBoundsException e) {
            return null;
        }
    }
}
