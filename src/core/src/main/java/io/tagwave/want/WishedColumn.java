package io.tagwave.want;

import io.tagwave.column.ColumnKind;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * One column of a wish.
 *
 * @param name that the column gets
 * @param source the column's name or id in the list if the person names it, as in {@code price=price 2}; else null
 * @param kind that its cells must have; null for any
 * @param whole whether its numbers must be whole
 * @param optional whether the list may lack it
 * @param examples texts of its cells, one for each example record; empty if the name alone tells it
 */
public record WishedColumn(
        String name,
        @Nullable String source,
        @Nullable ColumnKind kind,
        boolean whole,
        boolean optional,
        List<String> examples) {

    public WishedColumn {
        examples = List.copyOf(examples);
    }

    /** Reads {@code name}, {@code name?}, {@code name:kind} or {@code name=column}. */
    static WishedColumn parse(String text) {
        boolean optional = text.endsWith("?");
        String rest = optional ? text.substring(0, text.length() - 1).strip() : text;
        int is = rest.indexOf('=');
        String source = is < 0 ? null : rest.substring(is + 1).strip();
        String name = is < 0 ? rest : rest.substring(0, is).strip();
        int colon = name.lastIndexOf(':');
        ColumnKind kind = colon < 0 ? null : kind(name.substring(colon + 1).strip());
        name = colon < 0 ? name : name.substring(0, colon).strip();
        if (name.isEmpty() || source != null && source.isEmpty()) {
            throw new WishException("expected names such as \"title, price:number, rating?, cost=price 2\", found "
                    + (text.isEmpty() ? "an empty name" : text));
        }
        return new WishedColumn(name, source, kind, false, optional, List.of());
    }

    private static ColumnKind kind(String code) {
        return Arrays.stream(ColumnKind.values())
                .filter(kind -> kind.code().equals(code))
                .findFirst()
                .orElseThrow(
                        () -> new WishException("expected a kind such as number, price, date, link or image, found "
                                + (code.isEmpty() ? "none" : code)));
    }

    WishedColumn with(List<String> others) {
        return new WishedColumn(name, source, kind, whole, optional, others);
    }

    /** Returns the words of a name in lower case: {@code datePublished} has date and published. */
    static List<String> words(String name) {
        String spaced = name.replaceAll("(\\p{Ll})(\\p{Lu})", "$1 $2").toLowerCase(Locale.ROOT);
        return Arrays.stream(spaced.split("[^\\p{L}\\p{M}\\p{N}]+"))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    /** Returns the kind that the name alone says, such as price, image or url (schema.org); else null. */
    @Nullable
    ColumnKind namedKind() {
        List<String> words = words(name);
        ColumnKind named = words.size() == 1 ? ColumnKind.of(words.get(0)) : ColumnKind.TEXT;
        return words.equals(List.of("url")) ? ColumnKind.LINK : named == ColumnKind.TEXT ? null : named;
    }
}
