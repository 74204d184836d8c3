package io.tagwave.serve.page;

import io.tagwave.dom.ParsedPage;
import io.tagwave.extract.ExtractedRegion;
import io.tagwave.extract.JudgedRegion;
import io.tagwave.extract.Judgement;
import io.tagwave.extract.RecordExtractor;
import io.tagwave.model.ContentModel;
import io.tagwave.record.ChosenList;
import io.tagwave.serve.page.SeenRegion.Evidence;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** A kept page, read again: with the regions that are dropped as noise too, and why each is kept or dropped. */
public final class PageReading {

    private static final ContentModel MODEL = ContentModel.shipped();
    private static final RecordExtractor EXTRACTOR = new RecordExtractor(MODEL, true, System::nanoTime);
    private static final Reasons REASONS = new Reasons(MODEL);

    private final KeptPage kept;
    private final ParsedPage page;
    private final List<SeenRegion> regions;

    private PageReading(KeptPage kept, ParsedPage page, List<SeenRegion> regions) {
        this.kept = kept;
        this.page = page;
        this.regions = regions;
    }

    /** Reads a page. */
    public static PageReading of(KeptPage kept) {
        ParsedPage page = kept.parsed();
        PageTree tree = page.tree();
        Judgement judgement = EXTRACTOR.judge(tree);
        List<ExtractedRegion> found = EXTRACTOR.rows(tree, judgement, page::absolute, kept.hints(page));
        List<ChosenList> choices = EXTRACTOR.choices(tree);
        List<SeenRegion> seen = new ArrayList<>();
        for (int i = 0; i < found.size(); i++) {
            JudgedRegion judged = judgement.regions().get(i);
            List<Evidence> why = choices.stream()
                    .filter(choice ->
                            choice.region().span().intersects(judged.located().span()))
                    .findFirst()
                    .map(choice -> REASONS.of(choice, judged.verdict().main()))
                    .orElse(List.of());
            seen.add(new SeenRegion(0, found.get(i), judged.located().parts(), why));
        }
        seen.sort(Comparator.comparingInt(one -> one.region().start()));
        List<SeenRegion> numbered = new ArrayList<>();
        for (SeenRegion one : seen) {
            numbered.add(new SeenRegion(numbered.size() + 1, one.region(), one.parts(), one.why()));
        }
        return new PageReading(kept, page, List.copyOf(numbered));
    }

    /** The page that was read. */
    public KeptPage kept() {
        return kept;
    }

    /** Content and noise, in document order. */
    public List<SeenRegion> regions() {
        return regions;
    }

    /** The page's nodes as a signal. */
    public SignalShape signal() {
        return SignalShape.of(TagPathSequence.of(page.tree(), StepSchemes.commonestClass()));
    }

    ParsedPage page() {
        return page;
    }
}
