package io.tagwave.extract;

import io.tagwave.column.ColumnKind;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Gives each column of a region a name of its own, from left to right. */
final class NameGiver {

    private static final int LONG_LABEL = 32;
    private static final int SHORT_LABEL = 16;
    private static final double MOST = 0.6;

    private final List<ColumnNames.Field> fields;
    private final int title;
    private final Map<ColumnKind, ColumnNames.Field> mains;
    private final Set<String> given = new HashSet<>();
    private final Map<ColumnKind, Integer> roles = new EnumMap<>(ColumnKind.class);

    NameGiver(List<ColumnNames.Field> fields, int title) {
        this.fields = fields;
        this.title = title;
        mains = mains(fields);
    }

    /**
     * The name of a column; asked once for each, in order.
     *
     * @param head the name above it, or null
     */
    String name(ColumnNames.Field field, String head) {
        String own = head != null ? underHead(field, head) : fromPage(field);
        return own == null ? role(field) : unique(own);
    }

    /** A column under a head has its name; a link or image says what it is. */
    private static String underHead(ColumnNames.Field field, String head) {
        boolean address = field.kind() == ColumnKind.LINK || field.kind() == ColumnKind.IMAGE;
        return clean(head) + (address ? " " + field.kind().code() : "");
    }

    private String fromPage(ColumnNames.Field field) {
        if (field.constant() || field.kind() == ColumnKind.LINK || field.kind() == ColumnKind.IMAGE) {
            return null;
        }
        if (field.kind() == ColumnKind.BOOLEAN) {
            return field.sample().flag();
        }
        String label = field.sample().label();
        return label != null ? clean(label) : labelBefore(field);
    }

    /** A constant text right before the values: with a colon before any, without one before numbers only. */
    private String labelBefore(ColumnNames.Field field) {
        if (field.index() == 0) {
            return null;
        }
        ColumnNames.Field before = fields.get(field.index() - 1);
        boolean isText = before.kind() == ColumnKind.TEXT || before.kind() == ColumnKind.BOOLEAN;
        String label = isText ? before.sample().onlyValue() : null;
        if (label == null || label.length() > LONG_LABEL || before.sample().isCurrency()) {
            return null;
        }
        boolean colon = label.endsWith(":") || label.endsWith("：");
        boolean figures = field.kind() != ColumnKind.TEXT && label.length() <= SHORT_LABEL;
        String name = colon || figures ? clean(label) : "";
        return name.isEmpty() ? null : name;
    }

    /** The bare name of its kind for the first column that most records have, a number for the others. */
    private String role(ColumnNames.Field field) {
        if (field.index() == title) {
            return unique("title");
        }
        ColumnKind kind = field.kind();
        if (kind != ColumnKind.TEXT && field == mains.get(kind)) {
            return unique(kind.code());
        }
        int number = roles.merge(kind, kind == ColumnKind.TEXT ? 1 : 2, (last, first) -> last + 1);
        return unique(kind.code() + " " + number);
    }

    /** Of each kind the first column that most records have, else the first. */
    private static Map<ColumnKind, ColumnNames.Field> mains(List<ColumnNames.Field> fields) {
        Map<ColumnKind, ColumnNames.Field> mains = new EnumMap<>(ColumnKind.class);
        for (ColumnNames.Field field : fields) {
            ColumnNames.Field known = mains.putIfAbsent(field.kind(), field);
            if (known != null
                    && known.sample().filled() < MOST
                    && field.sample().filled() >= MOST) {
                mains.put(field.kind(), field);
            }
        }
        return mains;
    }

    private String unique(String name) {
        String base = name.isEmpty() ? "text" : name;
        String unique = base;
        for (int number = 2; !given.add(unique.toLowerCase(Locale.ROOT)); number++) {
            unique = base + " " + number;
        }
        return unique;
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
