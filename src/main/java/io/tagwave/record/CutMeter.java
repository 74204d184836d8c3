package io.tagwave.record;

import io.tagwave.region.Cut;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.PairNumbers;
import java.util.Arrays;

/**
 * Gathers the {@link Evidence} for cuts of one page. What needs a look at every node is measured on a sample of the
 * records, evenly spread, so that a cut costs the same whether it has a hundred records or a million. Not for use by two
 * threads at once.
 */
final class CutMeter {

    private final LocatorSettings settings;
    private final PageTree tree;
    private final NodeCodes codes;
    private final int[] text;
    private final int[] owner;
    private final int[] ownerUse;
    private final Template byPath = new Template();
    private final Template byEnding = new Template();
    private final Siblings siblings;
    private int use;

    CutMeter(PageTree tree, TagPathSequence sequence, LocatorSettings settings) {
        this.tree = tree;
        this.settings = settings;
        codes = new NodeCodes(tree, sequence);
        text = new int[tree.size()];
        PairNumbers numbers = new PairNumbers();
        for (int node = 0; node < text.length; node++) {
            if (tree.isText(node)) {
                text[node] = numbers.number(tree.textHash(node), tree.textLength(node, node + 1));
            }
        }
        owner = new int[numbers.size() + 1];
        ownerUse = new int[numbers.size() + 1];
        siblings = new Siblings(tree, codes, settings);
    }

    Evidence measure(Cut cut) {
        int[] sample = sample(cut.count());
        findOwners(cut, sample);
        double[] m = new double[Measure.values().length];
        weighText(cut, m);
        readRecords(cut, sample, m);
        compareRecords(cut, sample, m);
        put(m, Measure.MISSED, Math.log1p((double) siblings.missed(cut, byPath, byEnding) / cut.count()));
        return new Evidence(m);
    }

    private static void put(double[] m, Measure measure, double value) {
        m[measure.ordinal()] = value;
    }

    private int[] sample(int count) {
        int size = Math.min(count, settings.sample());
        int[] sample = new int[size];
        for (int i = 0; i < size; i++) {
            sample[i] = (int) ((long) i * count / size);
        }
        return sample;
    }

    /** Notes which texts stand in one record only. */
    private void findOwners(Cut cut, int[] sample) {
        use++;
        for (int r : sample) {
            for (int part = 0; part < cut.parts(r); part++) {
                findOwners(r, cut.start(r, part), cut.end(r, part));
            }
        }
    }

    private void findOwners(int record, int start, int end) {
        for (int node = start; node < end; node++) {
            int id = text[node];
            if (id > 0 && ownerUse[id] != use) {
                ownerUse[id] = use;
                owner[id] = record;
            } else if (id > 0 && owner[id] != record) {
                owner[id] = -1;
            }
        }
    }

    private boolean ownText(int node) {
        return text[node] > 0 && owner[text[node]] >= 0;
    }

    /** What prefix sums tell, over all records. */
    private void weighText(Cut cut, double[] m) {
        int count = cut.count();
        double sum = 0;
        double squares = 0;
        double link = 0;
        for (int r = 0; r < count; r++) {
            double length = 0;
            for (int part = 0; part < cut.parts(r); part++) {
                length += tree.textLength(cut.start(r, part), cut.end(r, part));
                link += tree.linkTextLength(cut.start(r, part), cut.end(r, part));
            }
            sum += length;
            squares += length * length;
        }
        double page = Math.max(1, tree.textLength(0, tree.size()));
        double plain = page - tree.linkTextLength(0, tree.size());
        double mean = sum / count;
        int start = cut.span().start();
        int end = cut.span().end();
        put(m, Measure.COVERAGE, Math.log((sum + 1) / page));
        put(m, Measure.PLAIN_COVERAGE, Math.log((sum - link + 10) / (plain + 10)));
        put(m, Measure.COMPACTNESS, Math.log((sum + 1) / (tree.textLength(start, end) + 1)));
        put(m, Measure.COUNT, Math.min(Math.log(count), settings.countCap()));
        put(m, Measure.FEW, count <= settings.few() ? 1 : 0);
        put(m, Measure.VOTES, Math.log(Math.max(1, cut.votes())));
        put(m, Measure.MEAN_TEXT, Math.log1p(mean));
        put(m, Measure.LINKED_TEXT, sum == 0 ? 1 : link / sum);
        put(m, Measure.TEXT_SPREAD, mean == 0 ? 2 : Math.sqrt(Math.max(0, squares / count - mean * mean)) / mean);
        put(m, Measure.PERIOD_SPREAD, Math.log1p(cut.apart() ? sizeSpread(cut) : periodSpread(cut)));
        put(m, Measure.OFF_CENTER, Math.abs((start + end) * 0.5 / tree.size() - 0.5));
        put(m, Measure.RUNS, cut.runs() ? 1 : 0);
        put(m, Measure.COLUMN_EFFECT, new ColumnEffect(tree).of(cut));
    }

    private static double periodSpread(Cut cut) {
        int gaps = cut.count() - 1;
        double period = gaps < 1 ? 1 : (double) (cut.start(gaps) - cut.start(0)) / gaps;
        double stray = 0;
        for (int r = 1; r <= gaps; r++) {
            double off = cut.start(r) - cut.start(r - 1) - period;
            stray += off * off;
        }
        return Math.sqrt(stray / Math.max(1, gaps)) / period;
    }

    /** Records whose parts lie apart have no period; their sizes say as much. */
    private static double sizeSpread(Cut cut) {
        double sum = 0;
        double squares = 0;
        for (int r = 0; r < cut.count(); r++) {
            double size = size(cut, r);
            sum += size;
            squares += size * size;
        }
        double mean = sum / cut.count();
        return Math.sqrt(Math.max(0, squares / cut.count() - mean * mean)) / mean;
    }

    private static int size(Cut cut, int record) {
        int size = 0;
        for (int part = 0; part < cut.parts(record); part++) {
            size += cut.end(record, part) - cut.start(record, part);
        }
        return size;
    }

    /** What one look into each sampled record tells. */
    private void readRecords(Cut cut, int[] sample, double[] m) {
        byPath.clear();
        byEnding.clear();
        int linked = 0;
        int distinct = 0;
        int bare = 0;
        double longest = 0;
        for (int r : sample) {
            boolean link = false;
            boolean own = false;
            boolean rich = false;
            int texts = 0;
            int most = 0;
            for (int part = 0; part < cut.parts(r); part++) {
                int start = cut.start(r, part);
                int ancestor = cut.runs() ? tree.parent(start) : start;
                for (int node = start; node < cut.end(r, part); node++) {
                    boolean ownText = ownText(node);
                    byPath.add(codes.path(ancestor, node) + part, ownText);
                    byEnding.add(codes.ending(node), ownText);
                    link |= tree.isLink(node);
                    own |= ownText;
                    rich |= tree.isLink(node) || tree.isImage(node);
                    texts += text[node] > 0 ? 1 : 0;
                    most = text[node] > 0 ? Math.max(most, tree.textLength(node, node + 1)) : most;
                }
            }
            byPath.endRecord();
            byEnding.endRecord();
            linked += link ? 1 : 0;
            distinct += own ? 1 : 0;
            bare += !rich && texts < 2 ? 1 : 0;
            longest += Math.log1p(most);
        }
        byPath.close();
        byEnding.close();
        put(m, Measure.LINKED_RECORDS, (double) linked / sample.length);
        put(m, Measure.DISTINCT_RECORDS, (double) distinct / sample.length);
        put(m, Measure.BARE_RECORDS, (double) bare / sample.length);
        put(m, Measure.LONGEST_TEXT, longest / sample.length);
    }

    /** What the records' template tells. */
    private void compareRecords(Cut cut, int[] sample, double[] m) {
        int nodes = Arrays.stream(sample).map(r -> size(cut, r)).sum();
        double share = (double) cut.count() / sample.length / tree.size();
        put(m, Measure.FIELDS, Math.log1p(byPath.fields(settings.fieldShare())));
        put(m, Measure.FIELDS_BY_ENDING, Math.log1p(byEnding.fields(settings.fieldShare())));
        put(
                m,
                Measure.VARIED_FIELDS,
                Math.log1p(byPath.variedFields(settings.variedFieldShare(), settings.variedTextShare())));
        put(m, Measure.SAVING, saving(byPath, nodes, share));
        put(m, Measure.SAVING_BY_ENDING, saving(byEnding, nodes, share));
        put(m, Measure.LIKENESS, byEnding.likeness());
        put(m, Measure.DEVIATION, (double) byEnding.deviation() / nodes);
        put(m, Measure.DOUBLING, byPath.doubling());
    }

    /** Nodes less the template's and the records' departures from it: what is saved by describing them so. */
    private static double saving(Template template, int nodes, double share) {
        return Math.sqrt(Math.max(0, (nodes - template.medianSize() - template.deviation()) * share));
    }
}
