package io.tagwave.store.query;

import io.tagwave.rows.ResourceText;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Turns the names of columns into SQL names that need no quotes, each once. */
public final class ColumnIdentifiers {

    /** Words that H2 or PostgreSQL does not accept as a column name. */
    private static final Set<String> RESERVED = Set.of(ResourceText.read(ColumnIdentifiers.class, "reserved-words.txt")
            .strip()
            .split("\\s+"));

    /**
     * Upper limit of a name in bytes of UTF-8, with room for a number: PostgreSQL silently cuts names at 63, and H2 refuses
     * names of more than 256 characters.
     */
    private static final int MAX_BYTES = 55;

    /** Names in the upper case of H2, to which it folds {@code straße} and {@code strasse} alike. */
    private final Set<String> given = new HashSet<>();

    /** Creates names that differ from those taken. */
    public ColumnIdentifiers(String... taken) {
        this(List.of(taken));
    }

    /** Creates names that differ from those taken. */
    public ColumnIdentifiers(List<String> taken) {
        taken.forEach(this::reserve);
    }

    /** Returns a unique name: {@code Best time (min)} becomes {@code best_time_min}, a second one gets a number. */
    public String of(String name) {
        String plain = plain(name);
        if (plain.isEmpty() || !Character.isLetter(plain.codePointAt(0))) {
            plain = "c_" + plain;
        }
        String base = RESERVED.contains(plain) ? plain + "_" : limited(plain);
        String unique = base;
        for (int number = 2; !given.add(upper(unique)); number++) {
            unique = base + "_" + number;
        }
        return unique;
    }

    /** Returns a name of letters, digits and underscores, which may be empty or taken. */
    public static String plain(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", "_").replaceAll("^_+|_+$", "");
    }

    private static String limited(String name) {
        String cut = name;
        while (cut.getBytes(StandardCharsets.UTF_8).length > MAX_BYTES) {
            cut = cut.substring(0, cut.offsetByCodePoints(cut.length(), -1));
        }
        return cut;
    }

    private static String upper(String name) {
        return name.toUpperCase(Locale.ROOT);
    }

    /** Reserves a name, if there is one. */
    public void reserve(@Nullable String name) {
        if (name != null) {
            given.add(upper(name));
        }
    }
}
