package io.tagwave.rows;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** Writes the JSON of the command line: record components in snake case, missing values as null. */
public final class JsonText {

    /** The mapper of all commands; thread-safe. */
    public static final ObjectMapper MAPPER = mapper();

    private JsonText() {}

    /** Returns a value as one line, also for readers that split lines at every Unicode line separator. */
    public static String line(Object value) {
        try {
            return MAPPER.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException("cannot be written as JSON: " + value.getClass(), e);
        }
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

    /** Returns a value as text, and numbers without an exponent. */
    static String plain(Object value) {
        return value instanceof Double number && Double.isFinite(number)
                ? BigDecimal.valueOf(number).toPlainString()
                : String.valueOf(value);
    }
}
