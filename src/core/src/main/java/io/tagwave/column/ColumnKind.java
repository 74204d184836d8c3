package io.tagwave.column;

import java.util.Arrays;
import java.util.Locale;

/** Kinds of the cells of a column. */
public enum ColumnKind {
    /** Any other text. */
    TEXT,
    /** One number, perhaps with constant words or punctuation: {@code 41 replies}, {@code (17)}, {@code 4.5 of 5}. */
    NUMBER,
    /** A number with the sign or code of a currency, or a range of two. */
    PRICE,
    /** A date, perhaps with a time of day. */
    DATE,
    /** A time of day; a length of time is text. */
    TIME,
    /** The address of a link. */
    LINK,
    /** The address of an image. */
    IMAGE,
    /** One of two marks, or a mark that only some records have. */
    BOOLEAN;

    private final String code = name().toLowerCase(Locale.ROOT);

    /** Returns the name in lower case. */
    public String code() {
        return code;
    }

    /** Returns the name of one of several columns, such as {@code text 3}. */
    public String numbered(int number) {
        return code + " " + number;
    }

    /** Returns the kind with this name in lower case; {@link #TEXT} for any other name. */
    public static ColumnKind of(String code) {
        return Arrays.stream(values())
                .filter(kind -> kind.code.equals(code))
                .findFirst()
                .orElse(TEXT);
    }
}
