package io.tagwave.record;

import io.tagwave.proposal.Proposal;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntConsumer;

/**
 * Tells records that stand in sections from parts of records: dishes under days, rows under heats, names under letters. Records are
 * nearly all of their sections, composed, and alike; and sections begin with a heading each, or are plainly less alike.
 */
final class SectionsOfRecords {

    /** Share of the sections' own text that the records in them have: the rest are headings. */
    private static final double NEARLY_ALL = 0.85;
    /** Likeness of {@link MedianRecord#mostLikeness nearly all} of them with their median. */
    private static final double PLAINLY_ALIKE = 0.75;
    /** Least lead in likeness of records over their sections, where these have no heading. */
    private static final double MORE_ALIKE = 0.2;
    /** Share of the headed sections with records that hold the same number, at most: parts of a record are as many in each. */
    private static final double MOST_EQUAL = 0.9;
    /** Share of the sections that have one text of their own, before their records. */
    private static final double HEADED = 0.75;

    /** Mean number of texts of a record from which on it is no mere line. */
    private static final double LEAST_TEXTS = 1.7;
    /** Share of the records' texts that stand in most sections, as labels do. */
    private static final double MOST_LABELS = 0.3;

    /** Share of the sections that hold no record, such as a table of contents before the first, at most. */
    private static final double MOST_EMPTY = 0.3;

    private final PageTree tree;
    private final TagPathSequence sequence;
    private final EvidenceMeter meter;

    SectionsOfRecords(PageTree tree, TagPathSequence sequence, EvidenceMeter meter) {
        this.tree = tree;
        this.sequence = sequence;
        this.meter = meter;
    }

    /** Returns whether the records of a proposal stand in sections, which are the records of another. */
    boolean isOf(Proposal proposed, Proposal sections) {
        if (proposed.runs()
                || proposed.start(0) < sections.start(0)
                || proposed.span().end() > tree.end(tree.parent(sections.start(sections.count() - 1)))
                || proposed.textLength(tree) > sections.textLength(tree)
                || !meter.isComposed(proposed)) {
            return false;
        }
        Proposal records = completed(proposed, sections);
        OwnText own = new OwnText(records, sections);
        if (2 * own.numbered > sections.count() || own.empty > MOST_EMPTY * sections.count()) {
            return false;
        }
        double equal = (double) own.mostEqual / Math.max(1, sections.count() - own.empty);
        if (own.headed >= HEADED * sections.count() && equal <= MOST_EQUAL && areHeaded(records, sections, own)) {
            return true;
        }
        return own.inRecords >= NEARLY_ALL * own.ofSections
                && areAlike(records, MedianRecord.HALF, meter.template(sections).likeness() + MORE_ALIKE);
    }

    /** Adds what has the records' path in sections, since one that is alone in its section is not proposed with the others. */
    Proposal completed(Proposal records, Proposal sections) {
        List<Span> alone = new ArrayList<>();
        MedianRecord median = meter.template(records);
        int path = sequence.code(records.start(0));
        for (int section = 0; section < sections.count(); section++) {
            int node = sections.start(section);
            while (node < sections.end(section)) {
                boolean isOfPath = sequence.code(node) == path;
                Span span = new Span(node, tree.end(node));
                if (isOfPath && !records.startsAt(node) && meter.likeness(span, median) >= MedianRecord.HALF) {
                    alone.add(span);
                }
                node = isOfPath ? tree.end(node) : node + 1;
            }
        }
        return alone.isEmpty() ? records : records.with(alone);
    }

    /**
     * Tells whether sections are headings and alike records. Headings count for nothing where records have several texts; but labels
     * and their values are parts of a record, however unlike their number is.
     */
    private boolean areHeaded(Proposal records, Proposal sections, OwnText own) {
        int text = own.inRecords + own.outside;
        if (own.inRecords >= NEARLY_ALL * text && areAlike(records, PLAINLY_ALIKE, 0)) {
            return true;
        }
        if (own.empty > 0
                || own.inRecords < NEARLY_ALL * (text - own.ofHeadings)
                || !areAlike(records, MedianRecord.HALF, PLAINLY_ALIKE)) {
            return false;
        }
        Map<String, Integer> sectionsWith = new HashMap<>();
        int texts = 0;
        for (int section = 0; section < sections.count(); section++) {
            Set<String> written = new HashSet<>();
            for (int record = records.recordBefore(sections.start(section)) + 1;
                    record < records.count() && records.start(record) < sections.end(section);
                    record++) {
                for (int node = records.start(record); node < records.end(record); node++) {
                    if (tree.isText(node) && tree.textLength(node, node + 1) > 0) {
                        written.add(tree.ownText(node));
                        texts++;
                    }
                }
            }
            written.forEach(one -> sectionsWith.merge(one, 1, Integer::sum));
        }
        int labels = sectionsWith.values().stream()
                .filter(count -> 2 * count > sections.count())
                .mapToInt(count -> count)
                .sum();
        return labels < MOST_LABELS * texts && texts >= LEAST_TEXTS * records.count();
    }

    private boolean areAlike(Proposal records, double least, double mean) {
        MedianRecord median = meter.template(records);
        return median.mostLikeness() >= least && median.likeness() >= mean;
    }

    /** Returns the number that is a whole text, such as "7." (pages-held-out/kind-library-catalogue), -1 if it is none. */
    private static int number(String text) {
        if (text.chars().anyMatch(Character::isLetter)) {
            return -1;
        }
        int first = 0;
        int end = text.length();
        while (first < end && !Character.isDigit(text.charAt(first))) {
            first++;
        }
        while (end > first && !Character.isDigit(text.charAt(end - 1))) {
            end--;
        }
        String digits = text.substring(first, end);
        boolean isOne = !digits.isEmpty()
                && digits.length() < String.valueOf(Integer.MAX_VALUE).length()
                && digits.chars().allMatch(Character::isDigit);
        return isOne ? Integer.parseInt(digits) : -1;
    }

    /** Counts the text of sections, without what most of them say alike, such as the heads of their tables. */
    private final class OwnText {
        /** By the hash of a text. */
        private final Map<Integer, Integer> sectionsWith = new HashMap<>();

        private int inRecords;
        private int outside;
        /** Text of the sections' headings, which is outside of records. */
        private int ofHeadings;
        /** All text of the sections that hold records. */
        private int ofSections;
        /** Sections that hold none. */
        private int empty;

        private int headed;
        /** Sections whose heading is the number after the one before: records are numbered, and their parts are fields. */
        private int numbered;

        private String heading = "";
        private int mostEqual;

        OwnText(Proposal records, Proposal sections) {
            int[] sectionsOf = new int[records.count() + 1];
            for (int section = 0; section < sections.count(); section++) {
                Set<Integer> texts = new HashSet<>();
                int found = read(records, sections, section, text -> texts.add(tree.textHash(text)));
                sectionsOf[found]++;
                if (found == 0) {
                    empty++;
                    continue;
                }
                ofSections += sections.textLength(tree, section);
                int first = records.recordBefore(sections.start(section)) + 1;
                for (int record = first; record < first + found; record++) {
                    inRecords += tree.textLength(records.start(record), records.end(record));
                }
                texts.forEach(text -> sectionsWith.merge(text, 1, Integer::sum));
            }
            sectionsOf[0] = 0;
            mostEqual = Arrays.stream(sectionsOf).max().orElse(0);
            for (int section = 0; section < sections.count(); section++) {
                count(records, sections, section);
            }
        }

        private void count(Proposal records, Proposal sections, int section) {
            int[] own = new int[3];
            int first = records.recordBefore(sections.start(section)) + 1;
            if (first == records.count() || records.start(first) >= sections.end(section)) {
                return;
            }
            int start = records.start(first);
            read(records, sections, section, text -> {
                boolean isLabel = 2 * sectionsWith.getOrDefault(tree.textHash(text), 0) > sections.count();
                if (text > start || !isLabel) {
                    own[text < start ? 0 : 1]++;
                    if (text < start) {
                        own[2] += tree.textLength(text, text + 1);
                        numbered += isNumberAfter(heading, tree.ownText(text)) ? 1 : 0;
                        heading = tree.ownText(text);
                    }
                }
                if (!isLabel) {
                    outside += tree.textLength(text, text + 1);
                }
            });
            if (own[0] == 1 && own[1] == 0) {
                headed++;
                ofHeadings += own[2];
            }
        }

        private static boolean isNumberAfter(String before, String text) {
            return number(before) >= 0 && number(text) == number(before) + 1;
        }

        /** Hands on the texts of a section outside of records, and tells how many records there are. */
        private int read(Proposal records, Proposal sections, int section, IntConsumer outsideText) {
            int next = records.recordBefore(sections.start(section)) + 1;
            int found = 0;
            for (int node = sections.start(section); node < sections.end(section); node++) {
                if (next < records.count() && node == records.start(next)) {
                    node = records.end(next++) - 1;
                    found++;
                } else if (tree.isText(node) && tree.textLength(node, node + 1) > 0) {
                    outsideText.accept(node);
                }
            }
            return found;
        }
    }
}
