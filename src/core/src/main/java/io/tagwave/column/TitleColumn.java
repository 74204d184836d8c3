package io.tagwave.column;

import io.tagwave.align.NodeTable;
import io.tagwave.pager.PageUrl;
import io.tagwave.tree.BlockBoundaries;
import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Chooses the column that is the title of the records: a text that most records have and hardly two share, the first that is a
 * link, or a heading before that; of headings the highest. A longer link to another address right behind it is preferred, because the place, the kind or the owner may stand first. If no text distinguishes records, a heading is the title.
 */
final class TitleColumn {

    private static final int NONE = -1;
    /** Share of the records that have it, and of these that have a unique one. */
    private static final double MIN_TITLED = 0.8;
    /** A longer text is so many times as long. */
    private static final double LONGER_FACTOR = 1.5;
    /** Longer texts are descriptions. */
    private static final int MAX_TITLE_LENGTH = 120;
    /** Maximum number of elements between a text and the heading around it. */
    private static final int HEADING_DEPTH = 4;

    /** Share of the titles beside which a part of them stands; what few have is a badge. */
    private static final double MIN_COMMON = 0.8;

    private static final int NO_HEADING = 7;
    /** Minimum mean length of posts; excerpts of articles are shorter. */
    private static final int MIN_POST_LENGTH = 150;
    /** Longer texts are titles, which may be repeated, too (a programme of a week's films). */
    private static final int MAX_NAME_LENGTH = 25;
    /** Shorter texts are names, of which descriptions repeat parts. */
    private static final int MIN_SUMMARY_LENGTH = 60;

    private static final List<String> HEADINGS = List.of("h1", "h2", "h3", "h4", "h5", "h6");

    private final PageTree tree;
    private final NodeTable table;
    private final String[][] cells;
    private final BlockBoundaries walls;
    /** The rows that are examined. */
    private final int[] rows;
    /** Where each record starts. */
    private final IntUnaryOperator starts;

    TitleColumn(PageTree tree, NodeTable table, String[][] cells, int[] rows, IntUnaryOperator starts) {
        this.tree = tree;
        this.table = table;
        this.cells = cells;
        walls = new BlockBoundaries(tree);
        this.rows = rows;
        this.starts = starts;
    }

    /** Returns the number of the title's column, or -1. */
    int of(List<ColumnBuilder.Field> fields) {
        List<ColumnBuilder.Field> texts = new ArrayList<>(fields);
        texts.removeIf(field ->
                field.kind() != ColumnKind.TEXT || !field.sample().distinguishesRecords() || isSummary(field, fields));
        if (texts.stream().anyMatch(this::isName)) {
            texts.removeIf(this::isNumber);
        }
        ColumnBuilder.Field link = firstLink(texts);
        ColumnBuilder.Field first = link == null ? firstText(texts) : link;
        ColumnBuilder.Field title = first == null
                ? null
                : texts.stream()
                        .filter(field -> heading(field) < heading(first)
                                && (field.index() < first.index() || heading(first) < NO_HEADING)
                                && isShort(field)
                                && isMostlyUnique(field.index()))
                        .min(Comparator.comparingInt(this::heading))
                        .orElse(first);
        if (title != null
                && (hasPosts(fields) && (!isShort(title) || isNameOfSome(title)) || isOfPost(title, fields))) {
            return NONE;
        }
        return title == null ? repeatedHeading(fields) : title.index();
    }

    /** Returns the whole title of each row, null without one; an empty list if titles are whole. "LG" and "G5" of one heading, or link of one line, are one name. */
    List<String> whole(ColumnBuilder.Field title, List<ColumnBuilder.Field> fields) {
        int[] elements = IntStream.range(0, cells.length)
                .map(row -> cells[row][title.index()] == null ? -1 : titleElement(table.node(row, title.index())))
                .toArray();
        double least = MIN_COMMON * title.sample().filled() * elements.length;
        List<ColumnBuilder.Field> parts = fields.stream()
                .filter(field -> isOfTitle(field, title)
                        && IntStream.range(0, elements.length)
                                        .filter(row -> isPart(row, field, elements[row]))
                                        .count()
                                >= least)
                .toList();
        boolean isCut = parts.size() > 1
                && parts.stream().allMatch(field -> field.constant() || field.kind() == ColumnKind.TEXT);
        List<String> whole = IntStream.range(0, isCut ? elements.length : 0)
                .mapToObj(row -> elements[row] < 0 ? cells[row][title.index()] : line(row, elements[row], parts))
                .toList();
        return whole.stream().allMatch(line -> line == null || line.length() <= MAX_TITLE_LENGTH) ? whole : List.of();
    }

    /**
     * Returns false for what all titles say in another element behind them, or before a colon: a button or a label. The lines
     * behind one that distinguishes records are other fields.
     */
    private boolean isOfTitle(ColumnBuilder.Field field, ColumnBuilder.Field title) {
        int node = field.firstNode();
        String text = field.constant() ? tree.ownText(node) : "";
        boolean isBeside = tree.parent(node) == tree.parent(title.firstNode());
        if (isBeside && node > title.firstNode() && isApart(title.firstNode(), node) && isMostlyUnique(title.index())) {
            return false;
        }
        return !field.constant() || isBeside || node < title.firstNode() && text.matches("(?s).*[\\p{L}\\p{N}]");
    }

    private boolean isPart(int row, ColumnBuilder.Field field, int element) {
        int node = table.node(row, field.index());
        return element >= 0
                && node > element
                && node < tree.end(element)
                && tree.isText(node)
                && cells[row][field.index()] != null;
    }

    /** Returns the nearest heading or link around a title if it is one line, else -1. */
    private int titleElement(int text) {
        int node = tree.parent(text);
        while (node >= 0 && !tree.isLink(node) && !HEADINGS.contains(tree.tagName(node))) {
            node = tree.parent(node);
        }
        boolean isLine = node >= 0
                && IntStream.range(node + 1, tree.end(node))
                        .noneMatch(inner ->
                                walls.isWall(inner) && !tree.tagName(inner).equals("br"));
        return isLine ? node : -1;
    }

    /** Joins the parts of a title, which has each text once; those of neighboring elements are words of their own. */
    private String line(int row, int element, List<ColumnBuilder.Field> parts) {
        StringBuilder line = new StringBuilder();
        int before = element;
        for (int node = element; node < tree.end(element); node++) {
            for (ColumnBuilder.Field field : parts) {
                String part = cells[row][field.index()];
                if (table.node(row, field.index()) == node && part != null && line.indexOf(part) < 0) {
                    int above = tree.commonAncestor(before, node);
                    boolean isApart = tree.isSpaced(node)
                            || above != tree.parent(before) && above != tree.parent(node)
                            || IntStream.range(before, node).anyMatch(walls::isWall);
                    line.append(line.isEmpty() || !isApart ? "" : " ").append(part);
                    before = node;
                }
            }
        }
        return line.toString();
    }

    private ColumnBuilder.@Nullable Field firstLink(List<ColumnBuilder.Field> texts) {
        ColumnBuilder.Field best = null;
        ColumnBuilder.Field before = null;
        for (ColumnBuilder.Field field : texts) {
            boolean isNext = before == best;
            if (isNext
                    && isLinked(field)
                    && isMostlyUnique(field.index())
                    && (best == null ? isShort(field) : isMoreDetailed(field, best))) {
                best = field;
            }
            before = best == null ? null : field;
        }
        return best;
    }

    private ColumnBuilder.@Nullable Field firstText(List<ColumnBuilder.Field> texts) {
        ColumnBuilder.Field first = texts.stream()
                .filter(field -> field.sample().label() == null)
                .findFirst()
                .orElse(null);
        if (first == null || isMostlyUnique(first.index())) {
            return first;
        }
        return texts.stream().filter(this::isLinked).findFirst().orElse(first);
    }

    /** Titles may be equal; then only a heading identifies them. */
    private int repeatedHeading(List<ColumnBuilder.Field> fields) {
        return hasPosts(fields)
                ? NONE
                : fields.stream()
                        .filter(field -> field.kind() == ColumnKind.TEXT
                                && !field.constant()
                                && field.sample().filled() >= MIN_TITLED
                                && heading(field) < NO_HEADING)
                        .map(ColumnBuilder.Field::index)
                        .findFirst()
                        .orElse(NONE);
    }

    private int heading(ColumnBuilder.Field field) {
        return heading(field.firstNode());
    }

    /** Returns the rank of the heading around a text, 1 to 6, or {@link #NO_HEADING}. */
    private int heading(int text) {
        for (int node = text;
                node >= 0 && tree.depth(node) > tree.depth(text) - HEADING_DEPTH;
                node = tree.parent(node)) {
            int rank = HEADINGS.indexOf(tree.tagName(node));
            if (rank >= 0) {
                return 1 + rank;
            }
        }
        return NO_HEADING;
    }

    /**
     * Returns whether most records have a long text. If names repeat beside it, records are posts, and names those of their authors.
     */
    private boolean hasPosts(List<ColumnBuilder.Field> fields) {
        return fields.stream()
                .anyMatch(field -> field.kind() == ColumnKind.TEXT
                        && field.sample().filled() >= MIN_TITLED
                        && meanLength(field.index()) >= MIN_POST_LENGTH);
    }

    /** Returns whether texts are titles rather than numbers of documents: linked, or longer than names of people. */
    private boolean isName(ColumnBuilder.Field field) {
        return !isNumber(field)
                && field.sample().label() == null
                && isShort(field)
                && (isLinked(field) || meanLength(field.index()) > MAX_NAME_LENGTH);
    }

    /** Returns whether texts differ by their digits alone, as numbers of documents; a heading may count items. */
    private boolean isNumber(ColumnBuilder.Field field) {
        return heading(field) == NO_HEADING
                && texts(field.index())
                                .map(text -> text.replaceAll("\\p{N}+", "0"))
                                .distinct()
                                .count()
                        == 1;
    }

    /** Returns whether records link to where they begin, and a text is neither beside that link nor a heading: the author or first line of a post. */
    private boolean isOfPost(ColumnBuilder.Field title, List<ColumnBuilder.Field> fields) {
        boolean isName = isLinked(title) && meanLength(title.index()) <= MAX_NAME_LENGTH;
        return (isName || !isLinked(title) && heading(title) == NO_HEADING)
                && fields.stream()
                        .anyMatch(field -> field.kind() == ColumnKind.LINK
                                && (isNumber(title) || isApart(field.firstNode(), title.firstNode()))
                                && Arrays.stream(rows)
                                                .filter(row -> leadsBack(row, field.index()))
                                                .count()
                                        >= MIN_TITLED * rows.length);
    }

    private boolean isApart(int a, int b) {
        return IntStream.rangeClosed(Math.min(a, b), Math.max(a, b)).anyMatch(walls::isWall);
    }

    /** Returns whether a link leads to an element of its record that stands before it or around it. */
    private boolean leadsBack(int row, int column) {
        String link = cells[row][column];
        int part = link == null ? -1 : link.indexOf('#');
        return part >= 0
                && IntStream.range(starts.applyAsInt(row), table.node(row, column))
                        .anyMatch(node -> link.substring(part + 1).equals(tree.id(node)));
    }

    /** Returns whether texts are as short as names of people, and any two records have the same with the same link. */
    private boolean isNameOfSome(ColumnBuilder.Field field) {
        if (meanLength(field.index()) > MAX_NAME_LENGTH) {
            return false;
        }
        Set<String> distinct = new HashSet<>();
        for (int row : rows) {
            int node = table.node(row, field.index());
            if (node != NodeTable.GAP && !distinct.add(cells[row][field.index()] + '\n' + link(node))) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a text says in most records what two or more others say, as the name of a link around a whole card. */
    private boolean isSummary(ColumnBuilder.Field field, List<ColumnBuilder.Field> fields) {
        if (meanLength(field.index()) < MIN_SUMMARY_LENGTH) {
            return false;
        }
        int summaries = 0;
        for (int row : rows) {
            String text = cells[row][field.index()];
            long parts = text == null
                    ? 0
                    : fields.stream()
                            .filter(other -> other != field && other.kind() != ColumnKind.LINK && !other.constant())
                            .map(other -> cells[row][other.index()])
                            .filter(part -> part != null && part.length() > 2 && text.contains(part))
                            .distinct()
                            .count();
            summaries += parts >= 2 ? 1 : 0;
        }
        return summaries >= MIN_TITLED * rows.length;
    }

    /** Returns whether the text is a link to a page. Links for mail and telephone are not. */
    private boolean isLinked(ColumnBuilder.Field field) {
        int text = field.firstNode();
        String address = tree.linkTextLength(text, text + 1) > 0 ? link(text) : null;
        return address != null && PageUrl.isOfWeb(address);
    }

    /**
     * Returns whether most records have the field, hardly two of them the same, and it begins like a word. Paths begin with a mark
     * or have slashes.
     */
    private boolean isMostlyUnique(int column) {
        List<String> filled = texts(column).toList();
        return filled.size() >= MIN_TITLED * rows.length
                && filled.stream().distinct().count() >= MIN_TITLED * filled.size()
                && 2 * filled.stream().filter(TitleColumn::beginsWord).count() >= filled.size();
    }

    private static boolean beginsWord(String text) {
        if (text.isEmpty()) {
            return false;
        }
        int first = text.codePointAt(0);
        int second = Character.charCount(first);
        return !isPath(text)
                && (Character.isLetterOrDigit(first)
                        || second < text.length() && Character.isLetterOrDigit(text.codePointAt(second)));
    }

    /** Returns whether the first word is an address or a file name with folders. */
    private static boolean isPath(String text) {
        int slash = text.indexOf('/');
        int end = slash < 0 ? -1 : text.indexOf(' ');
        String word = end < 0 ? text : text.substring(0, end);
        return slash >= 0 && slash < word.lastIndexOf('/') && word.indexOf('.') >= 0;
    }

    private boolean isMoreDetailed(ColumnBuilder.Field field, ColumnBuilder.Field best) {
        return isShort(field)
                && meanLength(field.index()) >= LONGER_FACTOR * meanLength(best.index())
                && !haveSameLink(field, best);
    }

    private boolean isShort(ColumnBuilder.Field field) {
        return meanLength(field.index()) <= MAX_TITLE_LENGTH;
    }

    private double meanLength(int column) {
        return texts(column).mapToInt(String::length).average().orElse(0);
    }

    private Stream<String> texts(int column) {
        return Arrays.stream(rows).mapToObj(row -> cells[row][column]).filter(Objects::nonNull);
    }

    private boolean haveSameLink(ColumnBuilder.Field a, ColumnBuilder.Field b) {
        return Arrays.stream(rows)
                .filter(row ->
                        table.node(row, a.index()) != NodeTable.GAP && table.node(row, b.index()) != NodeTable.GAP)
                .limit(1)
                .allMatch(row -> Objects.equals(link(table.node(row, a.index())), link(table.node(row, b.index()))));
    }

    /** Returns the address of the link around a text, or null. */
    private @Nullable String link(int text) {
        int node = text;
        while (node >= 0 && !tree.isLink(node)) {
            node = tree.parent(node);
        }
        return node < 0 ? null : tree.address(node);
    }
}
