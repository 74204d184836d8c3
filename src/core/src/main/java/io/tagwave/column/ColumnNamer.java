package io.tagwave.column;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Gives each column of a list a unique name, from left to right. */
final class ColumnNamer {

    static final String TITLE = "title";
    private static final double MIN_FILLED = 0.6;

    private static final int KINDS = ColumnKind.values().length;

    private final List<ColumnBuilder.Field> fields;
    private final LabelColumns labels;
    private final int title;
    /** Finds the word by which the page's classes call a column, or null. */
    private final Function<ColumnBuilder.Field, @Nullable String> word;
    /** For each kind the first of the columns that fit it best. */
    private final ColumnBuilder.Field[] firsts = new ColumnBuilder.Field[KINDS];
    /** For each kind how many columns have a number in their names. */
    private final int[] numbered = new int[KINDS];

    /**
     * Creates a namer of columns.
     *
     * @param labels columns that name others
     * @param title number of the column that is the title of the records, or -1
     * @param word finds the word by which the page's classes call a column
     */
    ColumnNamer(
            List<ColumnBuilder.Field> fields,
            LabelColumns labels,
            int title,
            Function<ColumnBuilder.Field, @Nullable String> word) {
        this.fields = fields;
        this.labels = labels;
        this.title = title;
        this.word = word;
        for (ColumnBuilder.Field field : fields) {
            int kind = field.kind().ordinal();
            if (firsts[kind] == null || fit(field) > fit(firsts[kind])) {
                firsts[kind] = field;
            }
        }
    }

    /** Prefers what most records have, then prices without words, then those that all have: old prices and savings come and go. */
    private static int fit(ColumnBuilder.Field field) {
        double filled = field.sample().filled();
        int price = (field.sample().areBare() ? 2 : 0) + (filled == 1 ? 1 : 0);
        return (filled >= MIN_FILLED ? 4 : 0) + (field.kind() == ColumnKind.PRICE ? price : 0);
    }

    /** Returns the name of each column. To be titled once. */
    String[] names(HeaderRow header) {
        String[] own = new String[fields.size()];
        String[] names = new String[own.length];
        for (int i = 0; i < names.length; i++) {
            own[i] = pageName(fields.get(i), header);
        }
        int titled = Arrays.asList(own).indexOf(TITLE);
        for (int i = 0; i < names.length; i++) {
            names[i] = own[i] != null ? own[i] : role(fields.get(i), titled < 0 ? title : titled);
        }
        makeUnique(names);
        return names;
    }

    /**
     * Returns the page's own name of a column, or null. The title keeps its role as its name, unless a header or a label before it
     * names it.
     */
    private @Nullable String pageName(ColumnBuilder.Field field, HeaderRow header) {
        String above = header.above(field.firstNode());
        // Narrow screens show the head within each cell.
        boolean isHead = above != null
                && field.constant()
                && clean(above).equals(name(field.sample().onlyValue()))
                && fields.stream()
                        .skip(field.index() + 1L)
                        .anyMatch(next -> !isAddress(next) && above.equals(header.above(next.firstNode())));
        String head = isHead ? null : above;
        String name = head != null
                ? clean(head) + (isAddress(field) ? " " + field.kind().code() : "")
                : field.index() == title ? name(labels.before(field)) : fromPage(field);
        return TITLE.equalsIgnoreCase(name) ? TITLE : name;
    }

    /** Makes names unique regardless of case. */
    private static void makeUnique(String[] names) {
        Set<String> given = new HashSet<>();
        for (int i = 0; i < names.length; i++) {
            names[i] = Column.unique(
                    names[i].isEmpty() ? "text" : names[i], name -> !given.add(name.toLowerCase(Locale.ROOT)));
        }
    }

    private @Nullable String fromPage(ColumnBuilder.Field field) {
        if (field.constant() || isAddress(field)) {
            return null;
        }
        if (field.kind() == ColumnKind.BOOLEAN) {
            return field.sample().flag();
        }
        String label = field.sample().label();
        String name = name(label != null ? label : labels.before(field));
        name = name == null && isPlain(field) ? field.property() : name;
        name = name == null ? name(labels.behind(field)) : name;
        return name == null && field.kind() == ColumnKind.TEXT ? word.apply(field) : name;
    }

    /** Returns the label from which a column has its name, or that stands before it; null without. */
    @Nullable
    String label(ColumnBuilder.Field field) {
        String own = field.index() == title || isAddress(field)
                ? null
                : field.sample().label();
        return name(own != null && LabelColumns.isLead(own) ? own : labels.before(field));
    }

    private static boolean isAddress(ColumnBuilder.Field field) {
        return field.kind() == ColumnKind.LINK || field.kind() == ColumnKind.IMAGE;
    }

    /** Returns whether its kind says little about it. */
    private boolean isPlain(ColumnBuilder.Field field) {
        return field.index() != title && (field.kind() == ColumnKind.TEXT || field.kind() == ColumnKind.NUMBER);
    }

    private static @Nullable String name(@Nullable String label) {
        String name = label == null ? "" : clean(label);
        return name.isEmpty() ? null : name;
    }

    /** Returns the kind as a name, with a number unless it is the first such column that most records have. */
    private String role(ColumnBuilder.Field field, int title) {
        if (field.index() == title) {
            return TITLE;
        }
        ColumnKind kind = field.kind();
        if (kind != ColumnKind.TEXT && field == firsts[kind.ordinal()]) {
            return kind.code();
        }
        String property = field.property();
        if (property != null && kind != ColumnKind.TEXT && !isAddress(field)) {
            return property;
        }
        int number = ++numbered[kind.ordinal()];
        return kind.numbered(kind == ColumnKind.TEXT ? number : number + 1);
    }

    /** Returns a label without punctuation around it. */
    static String clean(String label) {
        String words = TextEdges.trimmed(
                label,
                c -> Character.isLetterOrDigit(c) || "(#".indexOf(c) >= 0,
                c -> Character.isLetterOrDigit(c) || ")%²³₂".indexOf(c) >= 0);
        return words.replaceAll("[ \\t-\\r]+", " ");
    }
}
