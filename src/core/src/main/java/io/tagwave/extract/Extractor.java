package io.tagwave.extract;

import io.tagwave.pager.Continuation;
import io.tagwave.pager.NextPage;
import io.tagwave.tree.LinkResolver;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import io.tagwave.value.PageHints;
import io.tagwave.value.PageValueReader;
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
    public abstract PageLists judge(PageTree tree);

    /**
     * Extracts a page: judges it, writes its regions out as rows of text, and looks where its list goes on.
     *
     * @param where makes the address of a link or image absolute, and tells the page's own
     * @param hints what the page tells of the meaning of its texts
     */
    public final Extraction extract(PageTree tree, LinkResolver where, PageHints hints) {
        PageLists judgement = judge(tree);
        Stopwatch watch = stopwatch();
        List<ExtractedList> regions = rows(tree, judgement, where::absolute, hints);
        Continuation continuation = continuation(tree, judgement, where);
        return new Extraction(
                tree.size(), regions, continuation, judgement.timings().withRows(watch.split()));
    }

    /** The same of a page that tells nothing of the meaning of its texts. */
    public final Extraction extract(PageTree tree, LinkResolver where) {
        return extract(tree, where, PageHints.NONE);
    }

    /**
     * Writes judged regions out as rows of text and values, one region for each.
     *
     * @param absolute makes the address of a link or image absolute
     * @param hints what the page tells of the meaning of its texts
     */
    public final List<ExtractedList> rows(
            PageTree tree, PageLists judgement, UnaryOperator<String> absolute, PageHints hints) {
        PageValueReader page = new PageValueReader(hints);
        RowBuilder rows = new RowBuilder(tree, absolute, page);
        return PageValues.read(judgement.regions().stream().map(rows::region).toList(), page);
    }

    /** Returns where a judged page's main list continues. */
    public final Continuation continuation(PageTree tree, PageLists judgement, LinkResolver where) {
        List<List<Span>> records = new ArrayList<>();
        for (JudgedRegion region : judgement.regions()) {
            if (region.verdict().main()) {
                records.addAll(region.located().parts());
            }
        }
        return NextPage.of(tree, where, records);
    }

    /** A stopwatch that starts now. */
    protected final Stopwatch stopwatch() {
        return new Stopwatch(nanos);
    }
}
