package io.tagwave.rows;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Writes the JSON of the command line: record components in snake case, missing values as null. */
public final class JsonText {

    /** The mapper of all commands; thread-safe. */
    public static final ObjectMapper MAPPER = mapper();

    private static final MathContext SIGNIFICANT = new MathContext(15);

    private JsonText() {}

    /** Returns a value as one line, also for readers that split lines at every Unicode line separator. */
    public static String line(Object value) {
        try {
            return MAPPER.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException("cannot be written as JSON: " + value.getClass(), e);
        }
    }

    /** Returns an object of alternating keys and values. */
    public static Map<String, @Nullable Object> object(@Nullable Object... keysAndValues) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            object.put(String.valueOf(keysAndValues[i]), keysAndValues[i + 1]);
        }
        return object;
    }

    private static ObjectMapper mapper() {
        ObjectMapper mapper = new ObjectMapper().setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE);
        mapper.getFactory().setCharacterEscapes(new LineSeparators());
        return mapper;
    }

    private static final class LineSeparators extends CharacterEscapes {
        private static final long serialVersionUID = 1;

        private static final int[] ASCII = standardAsciiEscapesForJSON();

        @Override
        public int[] getEscapeCodesForAscii() {
            return ASCII.clone();
        }

        @Override
        public @Nullable SerializableString getEscapeSequence(int c) {
            boolean separates = c == 0x85 || c == 0x2028 || c == 0x2029;
            return separates ? new SerializedString(String.format("\\u%04x", c)) : null;
        }
    }

    /** Returns a finite number as one that is written without an exponent. */
    static BigDecimal withoutExponent(double number) {
        return new BigDecimal(BigDecimal.valueOf(number).toPlainString());
    }

    /** Returns a number, and each of a list, as {@link #plain} writes it; other values as they are. */
    static @Nullable Object plainNumbers(@Nullable Object value) {
        if (value instanceof List<?> list) {
            List<@Nullable Object> plain = new ArrayList<>(list.size());
            list.forEach(each -> plain.add(plainNumbers(each)));
            return plain;
        }
        return value instanceof Double number && Double.isFinite(number) ? new BigDecimal(plain(number)) : value;
    }

    /**
     * Returns a value as text. Numbers have neither exponent nor trailing zeros, and at most 15 significant digits: what
     * follows is the rounding of sums.
     */
    public static String plain(@Nullable Object value) {
        if (value instanceof List<?>) {
            return line(Objects.requireNonNull(plainNumbers(value)));
        }
        return value instanceof Double number && Double.isFinite(number)
                ? BigDecimal.valueOf(number)
                        .round(SIGNIFICANT)
                        .stripTrailingZeros()
                        .toPlainString()
                : value == null ? "" : String.valueOf(value);
    }
}
