package io.tagwave.column;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Gives each column of a region a name of its own, from left to right. */
final class ColumnNamer {

    private static final String TITLE = "title";
    private static final double MOST = 0.6;

    private static final int KINDS = ColumnKind.values().length;

    private final List<ColumnBuilder.Field> fields;
    private final LabelColumns labels;
    private final int title;
    /** Of each kind the first column that most records have, else the first. */
    private final ColumnBuilder.Field[] mains = new ColumnBuilder.Field[KINDS];
    /** Of each kind how many columns have a number in their names. */
    private final int[] numbered = new int[KINDS];

    /**
     * Names for columns.
     *
     * @param labels those that name others
     * @param title the number of the column that is the records' title, or -1
     */
    ColumnNamer(List<ColumnBuilder.Field> fields, LabelColumns labels, int title) {
        this.fields = fields;
        this.labels = labels;
        this.title = title;
        for (ColumnBuilder.Field field : fields) {
            int kind = field.kind().ordinal();
            if (mains[kind] == null
                    || (mains[kind].sample().filled() < MOST && field.sample().filled() >= MOST)) {
                mains[kind] = field;
            }
        }
    }

    /** The name of each column. Asked once. */
    String[] names(HeaderRow header) {
        String[] own = new String[fields.size()];
        String[] names = new String[own.length];
        boolean anyOwn = false;
        for (int i = 0; i < names.length; i++) {
            own[i] = own(fields.get(i), header);
            anyOwn |= own[i] != null;
        }
        int called = Arrays.asList(own).indexOf(TITLE);
        for (int i = 0; i < names.length; i++) {
            names[i] = own[i] != null ? own[i] : role(fields.get(i), called < 0 ? title : called);
        }
        if (anyOwn) {
            tellApart(names, own);
        }
        return names;
    }

    /** What the page calls a column, or null; the title has its role for a name unless a head or a label before it names it. */
    private String own(ColumnBuilder.Field field, HeaderRow header) {
        String head = header.above(field.firstNode());
        String name = head != null
                ? underHead(field, head)
                : field.index() == title ? name(labels.before(field)) : fromPage(field);
        return TITLE.equalsIgnoreCase(name) ? TITLE : name;
    }

    /** No two columns share a name but for its case. Roles, in lower case, are numbered: only the page's own may be twice. */
    private static void tellApart(String[] names, String[] own) {
        Set<String> given = new HashSet<>();
        for (int i = 0; i < names.length; i++) {
            String base = names[i].isEmpty() ? "text" : names[i];
            String unique = base;
            for (int number = 2; !given.add(own[i] == null ? unique : unique.toLowerCase(Locale.ROOT)); number++) {
                unique = base + " " + number;
            }
            names[i] = unique;
        }
    }

    /** A column under a head has its name; a link or image says what it is. */
    private static String underHead(ColumnBuilder.Field field, String head) {
        boolean address = field.kind() == ColumnKind.LINK || field.kind() == ColumnKind.IMAGE;
        return clean(head) + (address ? " " + field.kind().code() : "");
    }

    private String fromPage(ColumnBuilder.Field field) {
        if (field.constant() || field.kind() == ColumnKind.LINK || field.kind() == ColumnKind.IMAGE) {
            return null;
        }
        if (field.kind() == ColumnKind.BOOLEAN) {
            return field.sample().flag();
        }
        String label = field.sample().label();
        String name = name(label != null ? label : labels.before(field));
        name = name == null && isPlain(field) ? field.property() : name;
        return name == null ? name(labels.behind(field)) : name;
    }

    /** Whether its kind says little of what it is. */
    private boolean isPlain(ColumnBuilder.Field field) {
        return field.index() != title && (field.kind() == ColumnKind.TEXT || field.kind() == ColumnKind.NUMBER);
    }

    private static String name(String label) {
        String name = label == null ? "" : clean(label);
        return name.isEmpty() ? null : name;
    }

    /** The bare name of its kind for the first column that most records have, a number for the others. */
    private String role(ColumnBuilder.Field field, int title) {
        if (field.index() == title) {
            return TITLE;
        }
        ColumnKind kind = field.kind();
        if (kind != ColumnKind.TEXT && field == mains[kind.ordinal()]) {
            return kind.code();
        }
        int number = ++numbered[kind.ordinal()];
        return kind.numbered(kind == ColumnKind.TEXT ? number : number + 1);
    }

    /** Without the marks that lead over to the value. */
    private static String clean(String label) {
        int end = label.length();
        while (end > 0
                && !Character.isLetterOrDigit(label.charAt(end - 1))
                && ")%".indexOf(label.charAt(end - 1)) < 0) {
            end--;
        }
        int start = 0;
        while (start < end
                && !Character.isLetterOrDigit(label.charAt(start))
                && "(#".indexOf(label.charAt(start)) < 0) {
            start++;
        }
        return withSingleBlanks(label.substring(start, end));
    }

    private static String withSingleBlanks(String text) {
        StringBuilder single = new StringBuilder(text.length());
        boolean inGap = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean isBlank = c == ' ' || c >= '\t' && c <= '\r';
            if (!isBlank || !inGap) {
                single.append(isBlank ? ' ' : c);
            }
            inGap = isBlank;
        }
        return single.toString();
    }
}
