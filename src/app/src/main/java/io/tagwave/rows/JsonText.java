package io.tagwave.rows;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import java.io.UncheckedIOException;

/** JSON as the command line speaks it: record components in snake case, missing values as null. */
public final class JsonText {

    /** Shared by all commands; safe for use by many threads. */
    public static final ObjectMapper MAPPER = mapper();

    private JsonText() {}

    /** The value as one line, also for readers to whom every Unicode line separator ends a line. */
    public static String line(Object value) {
        try {
            return MAPPER.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException("not expressible as JSON: " + value.getClass(), e);
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
        public SerializableString getEscapeSequence(int c) {
            boolean separates = c == 0x85 || c == 0x2028 || c == 0x2029;
            return separates ? new SerializedString(String.format("\\u%04x", c)) : null;
        }
    }
}
