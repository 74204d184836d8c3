package io.tagwave.extract;

import io.tagwave.tree.PageTree;
import io.tagwave.value.PageHints;
import io.tagwave.value.PageReader;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;

/**
 * Turns a page into regions of records. {@link RecordExtractor} is ours; the one of the thesis stands in a module of its
 * own. Safe for use by many threads.
 */
public abstract class Extractor {

    private final LongSupplier nanos;

    /**
     * An extractor.
     *
     * @param nanos a clock in nanoseconds, to time the stages
     */
    protected Extractor(LongSupplier nanos) {
        this.nanos = nanos;
    }

    /** Finds the regions of a page and tells content from noise, for callers that need positions and no text. */
    public abstract Judgement judge(PageTree tree);

    /**
     * Extracts a page: judges it and writes its regions out as rows of text.
     *
     * @param absolute makes the address of a link or image absolute
     * @param hints what the page tells of the meaning of its texts
     */
    public final Extraction extract(PageTree tree, UnaryOperator<String> absolute, PageHints hints) {
        Judgement judgement = judge(tree);
        Stopwatch watch = stopwatch();
        List<ExtractedRegion> regions = rows(tree, judgement, absolute, hints);
        return new Extraction(tree.size(), regions, judgement.timings().withRows(watch.split()));
    }

    /** The same of a page that tells nothing of the meaning of its texts. */
    public final Extraction extract(PageTree tree, UnaryOperator<String> absolute) {
        return extract(tree, absolute, PageHints.NONE);
    }

    /**
     * Writes judged regions out as rows of text and values, one region for each.
     *
     * @param absolute makes the address of a link or image absolute
     * @param hints what the page tells of the meaning of its texts
     */
    public final List<ExtractedRegion> rows(
            PageTree tree, Judgement judgement, UnaryOperator<String> absolute, PageHints hints) {
        PageReader page = new PageReader(hints);
        Rows rows = new Rows(tree, absolute, page);
        List<ExtractedRegion> regions = new ArrayList<>();
        for (JudgedRegion judged : judgement.regions()) {
            regions.add(rows.region(judged));
        }
        return PageValues.read(regions, page);
    }

    /** A stopwatch that starts now. */
    protected final Stopwatch stopwatch() {
        return new Stopwatch(nanos);
    }
}
