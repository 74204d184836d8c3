package io.tagwave.record;

import io.tagwave.proposal.Proposal;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import org.jspecify.annotations.Nullable;

/**
 * Reads sampled records of one segmentation after the other, node by node: counts their codes into templates, and looks
 * which of their texts are their own. Not for use by two threads at once.
 */
final class RecordReader {

    private final PageTree tree;
    private final NodeCodes codes;
    private final PageTexts texts;
    private final UniqueTexts own;
    private final MedianRecord byPath = new MedianRecord();
    private final MedianRecord byEnding = new MedianRecord();
    /** The codes of the sequence, by node. */
    private final int[] code;
    /** For each code of the sequence the frame in which the templates' codes for it hold. */
    private final int[] framed;

    private final int[] pathCode;
    private final int[] endingCode;
    /** Counts how often the part at hand has each code of the sequence, and where it has each first. */
    private final int[] count;

    private final int[] kind;
    /** Counts how often the record at hand has each ending, by the template's code, and which it has. */
    private final int[] endingCount;

    private final int[] met;
    private int endings;
    private int frame;
    private @Nullable Proposal lastCut;
    private int lastPart;
    private int distinct;

    RecordReader(PageTree tree, TagPathSequence sequence, NodeCodes codes, PageTexts texts) {
        this.tree = tree;
        this.codes = codes;
        this.texts = texts;
        own = new UniqueTexts(texts);
        code = sequence.codes(0, sequence.length());
        framed = new int[sequence.alphabetSize() + 1];
        pathCode = new int[framed.length];
        endingCode = new int[framed.length];
        count = new int[framed.length];
        kind = new int[framed.length];
        endingCount = new int[framed.length];
        met = new int[framed.length];
    }

    /** Reads a segmentation, unless it was the last one that was read. */
    void read(Proposal cut, int[] sample) {
        if (cut == lastCut) {
            return;
        }
        lastCut = cut;
        byPath.clear();
        byEnding.clear();
        own.read(cut, sample);
        frame++;
        lastPart = 0;
        distinct = 0;
        for (int record : sample) {
            read(cut, record);
        }
        byPath.close();
        byEnding.close();
    }

    /** The median record, by paths from its first node on. */
    MedianRecord byPath() {
        return byPath;
    }

    /** The median record, by the endings of paths. */
    MedianRecord byEnding() {
        return byEnding;
    }

    /** Returns how many records have a text that none of the others has. */
    int distinct() {
        return distinct;
    }

    /** A record held against a template of endings. */
    MedianRecord.Comparison compare(Proposal cut, int record, MedianRecord byEnding) {
        MedianRecord.Comparison comparison = byEnding.compare();
        for (int part = 0; part < cut.parts(record); part++) {
            add(cut.start(record, part), cut.end(record, part), comparison);
        }
        return comparison;
    }

    /** A run of positions held against a template of endings. */
    MedianRecord.Comparison compare(Span span, MedianRecord byEnding) {
        MedianRecord.Comparison comparison = byEnding.compare();
        add(span.start(), span.end(), comparison);
        return comparison;
    }

    private void add(int start, int end, MedianRecord.Comparison comparison) {
        for (int node = start; node < end; node++) {
            comparison.add(codes.ending(node));
        }
    }

    private void read(Proposal cut, int record) {
        boolean anyOwn = false;
        for (int part = 0; part < cut.parts(record); part++) {
            int start = cut.start(record, part);
            int end = cut.end(record, part);
            countCodes(cut.runs() ? tree.parent(start) : start, start, end, part);
            int beyond = texts.before(end);
            for (int place = texts.before(start); place < beyond; place++) {
                if (own.isOwn(place)) {
                    byPath.noteOwnText(pathCode[code[texts.node(place)]]);
                    anyOwn = true;
                }
            }
        }
        handOnEndings();
        byPath.endRecord();
        byEnding.endRecord();
        distinct += anyOwn ? 1 : 0;
    }

    /**
     * Counts the nodes of a part by their code of the whole path, and hands the counts on: records repeat codes. Heads
     * of one segmentation lie at one depth, or each at the nearest of its step, so a node's code of the whole path says
     * what its path from the head is: it is worked out once for each code of the page, unless another part is read,
     * whose paths count apart.
     */
    private void countCodes(int ancestor, int start, int end, int part) {
        if (part != lastPart) {
            lastPart = part;
            frame++;
        }
        int kinds = 0;
        for (int node = start; node < end; node++) {
            if (count[code[node]]++ == 0) {
                kind[kinds++] = node;
            }
        }
        for (int i = 0; i < kinds; i++) {
            int whole = code[kind[i]];
            if (framed[whole] != frame) {
                framed[whole] = frame;
                pathCode[whole] = byPath.code(codes.path(ancestor, kind[i]) + part);
                endingCode[whole] = byEnding.code(codes.ending(kind[i]));
            }
            int nodes = count[whole];
            count[whole] = 0;
            byPath.count(pathCode[whole], nodes);
            countEnding(endingCode[whole], nodes);
        }
    }

    private void countEnding(int ending, int nodes) {
        if (endingCount[ending] == 0) {
            met[endings++] = ending;
        }
        endingCount[ending] += nodes;
    }

    /** Several codes of a record have one ending, so that endings are counted before the template gets them. */
    private void handOnEndings() {
        for (int i = 0; i < endings; i++) {
            int ending = met[i];
            byEnding.keep(ending, endingCount[ending]);
            endingCount[ending] = 0;
        }
        endings = 0;
    }
}
