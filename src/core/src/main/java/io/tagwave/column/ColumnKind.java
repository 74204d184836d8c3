package io.tagwave.column;

import java.util.Locale;

/** What the cells of a column hold. */
public enum ColumnKind {
    /** Anything else. */
    TEXT,
    /** One number, perhaps with words or marks that stay the same: {@code 41 replies}, {@code (17)}, {@code 4.5 of 5}. */
    NUMBER,
    /** A number with a currency's sign or code, or two such for a range. */
    PRICE,
    /** A day, perhaps with a time of day. */
    DATE,
    /** The address that a link leads to. */
    LINK,
    /** The address of an image. */
    IMAGE,
    /** One of two marks, or a mark that only some records carry. */
    BOOLEAN;

    private static final int OFTEN = 64;

    private final String code = name().toLowerCase(Locale.ROOT);
    /** Names that are given on nearly every page. Threads that make one at the same time make equal ones. */
    private final String[] numbered = new String[OFTEN];

    /** The name in lower case. */
    public String code() {
        return code;
    }

    /** The name of one of several columns, such as {@code text 3}. */
    public String numbered(int number) {
        if (number >= OFTEN) {
            return code + " " + number;
        }
        String name = numbered[number];
        if (name == null) {
            name = code + " " + number;
            numbered[number] = name;
        }
        return name;
    }

    /** The kind with this name in lower case; {@link #TEXT} for any other name. */
    public static ColumnKind of(String code) {
        for (ColumnKind kind : values()) {
            if (kind.code.equals(code)) {
                return kind;
            }
        }
        return TEXT;
    }
}
