package io.tagwave.record;

import java.util.EnumSet;
import java.util.Set;

/**
 * Tells what is measured of a segmentation. Each measure points one way: more of it speaks for the segmentation, or against
 * it, and a model may not turn that round. Shares of the page enter as logarithms, so that a weighted sum is a product
 * of powers.
 */
public enum Measure {
    /** Logarithm of the share of the page's text that lies in records. */
    COVERAGE(1),
    /** The same for text outside links: menus have little of it. */
    PLAIN_COVERAGE(1),
    /** Logarithm of the share of the region's text that lies in records, not between them. */
    COMPACTNESS(1),
    /** Logarithm of the number of records, capped: a list of 200 countries is no better than one of 20. */
    COUNT(1),
    /** Logarithm of the number of codes that propose the segmentation. */
    VOTES(1),
    /** Mean logarithm of the longest text of a record. */
    LONGEST_TEXT(1),
    /** Logarithm of the mean text of a record. */
    MEAN_TEXT(1),
    /** Share of the text that lies in links. */
    LINKED_TEXT(-1),
    /** Share of the records with a link. */
    LINKED_RECORDS(1),
    /** Share of the records with a text of their own. */
    DISTINCT_RECORDS(1),
    /** Coefficient of variation of the records' text. */
    TEXT_SPREAD(-1),
    /** Logarithm of the number of endings of paths that occur once in nearly all records: fields. */
    FIELDS_BY_ENDING(1),
    /** Logarithm of the number of fields whose text differs from record to record. */
    VARIED_FIELDS(1),
    /** Square root of the page's nodes, as a share, that a template of the median record saves, by endings of paths. */
    SAVING_BY_ENDING(1),
    /** Mean likeness of a record with the median one, by endings of paths. */
    LIKENESS(1),
    /** Nodes too many or too few against the median record, as a share of all, by endings of paths. */
    DEVIATION(-1),
    /** Share of the median record whose codes occur more than once in it: two records taken for one. */
    DOUBLING(-1),
    /** Logarithm of siblings like the records, but left out, against the records. */
    MISSED(-1),
    /** Distance from the middle of the page (thesis, 4.3.2). */
    OFF_CENTER(-1),
    /** 1 where records are runs of siblings, which are right less often than subtrees. */
    RUNS(-1),
    /** Share of the records that are one text without link or image: options of a form, cells, words. */
    BARE_RECORDS(-1),
    /** Share of the records with a digit: prices, dates and telephone numbers are what data has and menus have not. */
    NUMBERED_RECORDS(1),
    /** Share of the records that show more than one text or image: what a menu lists is one each. */
    COMPOSED_RECORDS(1),
    /**
     * Share of the page's text that stands in long runs of links outside the region: every page may have menus, so text
     * that a region leaves to them is no text that speaks against it.
     */
    LINK_RUNS(1),
    /**
     * Logarithm of the share of the region's text that lies between records, from {@link PrefixSumMeasures#LEAST_STRAY} on: a
     * segmentation that passes over a little of its region, as over every other record, is worse than one that holds
     * all of it.
     */
    STRAY_TEXT(-1),
    /**
     * Logarithm of the share of the page's text that stands outside the region in long texts, and a twentieth: a page
     * with paragraphs is for these rather than for its lists.
     */
    PROSE(-1),
    /**
     * 1 where all records begin in one row and go on in the rows below: columns of a table taken for records. Tables
     * are read by rows.
     */
    TRANSPOSED(-1),
    /**
     * Logarithm of the number of codes that propose the segmentation against the nodes of a mean record: a menu is
     * regular in every node, data lacks a field here and there.
     */
    REGULARITY(-1),
    /** Share of the records with an image in a link: what a list has to offer is shown, what a menu has is named. */
    PICTURED_LINKS(1),
    /** Share of the records that hold a list of links, of four or more: columns of a menu do. */
    LISTS_OF_LINKS(-1),
    /** Share of the records whose links all lead to one place, as name and picture of a thing do. */
    ONE_PLACE(1),
    /**
     * Share of the records whose first text is a link's: what a record is about comes first, in an article the
     * sentence.
     */
    LED_BY_LINK(1),
    /**
     * Holds what the page says of the list's place, by {@link Landmarks}: 1 for its main part, -1 for what is beside
     * that.
     */
    LANDMARK(1),
    /** 1 where a row of page numbers stands right before or behind the region: what goes on over pages is what they are for. */
    PAGED(1),
    /** Weighs how the page names the place of the list, by {@link PlaceWords}. */
    PLACE(1),
    /**
     * Logarithm of the share of the page's text from the last first-level heading ({@code h1}) before the list up to the
     * list; 0 without one. What a page is for follows its title.
     */
    BELOW_TITLE(-1),
    /** Share of the records with headings of which none leads anywhere: sections of an article. */
    HEADED_TEXTS(-1),
    /** 1 where records are rows of a table with heads of columns, by tags or roles. */
    COLUMN_HEADS(1),
    /** 1 where a short text right before or behind the list, or a title of the page, has the number of its records. */
    COUNTED(1),
    /** Mean logarithm of the first text of a record: names are short, texts begin with sentences. */
    FIRST_TEXT(-1),
    /** Share of the records that have one of two looks, by tag and classes: what is written by hand differs more. */
    SAME_LOOK(1);

    private static final Set<Measure> FOR_VERDICT =
            EnumSet.of(NUMBERED_RECORDS, PROSE, REGULARITY, ONE_PLACE, LED_BY_LINK, COUNTED, FIRST_TEXT, SAME_LOOK);

    private final int direction;

    Measure(int direction) {
        this.direction = direction;
    }

    /** Tells whether the ranker may use it; the others tell only whether a segmentation is content. */
    public boolean ranks() {
        return !FOR_VERDICT.contains(this);
    }

    /** 1 when more speaks for the segmentation, -1 when it speaks against it. */
    public int direction() {
        return direction;
    }
}
