package io.tagwave;

import java.util.Locale;

/**
 * Kinds of the cells of a column, as {@link PageColumn#kind} names them.
 *
 * <pre>{@code
 * list.column(Kind.PRICE).ifPresent(price -> System.out.println(record.value(price.name())));
 * }</pre>
 */
public enum Kind {
    TEXT,
    /** One number, perhaps with constant words: {@code 41 replies}. */
    NUMBER,
    /** A number with the sign or code of a currency, or a range of two. */
    PRICE,
    /** A date, perhaps with a time of day. */
    DATE,
    /** A time of day. */
    TIME,
    /** The address of a link. */
    LINK,
    /** The address of an image. */
    IMAGE,
    /** One of two marks, or a mark that only some records have. */
    BOOLEAN;

    /** Returns the name in lower case. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
