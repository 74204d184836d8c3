package io.tagwave.inspect;

import io.tagwave.dom.HtmlParser;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;

/** A page whose bytes a crawl has kept. */
public final class StoredPageSequence {

    private StoredPageSequence() {}

    /**
     * The page's tag path sequence, made again from its bytes.
     *
     * @param charset its name, or null
     */
    public static int[] sequence(byte[] html, String charset) {
        PageTree tree = new HtmlParser().parse(html, charset(charset), "").tree();
        TagPathSequence sequence = TagPathSequence.of(tree, StepSchemes.commonestClass());
        return sequence.codes(0, sequence.length());
    }

    private static Charset charset(String name) {
        try {
            return name == null ? null : Charset.forName(name);
        } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
            // The parser finds one by itself.
            return null;
        }
    }
}
