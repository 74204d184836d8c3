package io.tagwave.json;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Parses JSON (RFC 8259) into maps, lists, strings, numbers, booleans and null, for site files and the data of pages. The core
 * depends on no JSON library.
 */
public final class JsonParser {

    /** Deeper nesting is an error, so that no text can exhaust the stack. */
    private static final int MAX_DEPTH = 100;

    /** Digits of any number that fits in 64 bits. */
    private static final int MAX_LONG_DIGITS = 18;

    private final String text;
    private final boolean isStrict;
    private int at;

    private JsonParser(String text, boolean isStrict) {
        this.text = text;
        this.isStrict = isStrict;
    }

    /**
     * Parses a text that holds one JSON value.
     *
     * @throws IllegalArgumentException if it does not, with what was expected and found, and the line and column
     */
    public static @Nullable Object parse(String text) {
        return parse(text, true);
    }

    /**
     * Parses as programs that read the JSON of web pages do: comments, a comma before the end, line breaks in strings and a repeated
     * name, of which the last counts, are no errors.
     *
     * @throws IllegalArgumentException for other errors, as {@link #parse(String)}
     */
    public static @Nullable Object parseLenient(String text) {
        return parse(text, false);
    }

    private static @Nullable Object parse(String text, boolean isStrict) {
        JsonParser parser = new JsonParser(text.startsWith("\ufeff") ? text.substring(1) : text, isStrict);
        Object value = parser.value(0);
        if (parser.next() != 0) {
            throw parser.unexpected("the end of the file");
        }
        return value;
    }

    private @Nullable Object value(int depth) {
        if (depth > MAX_DEPTH) {
            throw unexpected("at most " + MAX_DEPTH + " levels of nesting");
        }
        return switch (next()) {
            case '{' -> object(depth);
            case '[' -> array(depth);
            case '"' -> string();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> word("null", null);
            default -> number();
        };
    }

    private Map<String, @Nullable Object> object(int depth) {
        Map<String, @Nullable Object> members = new LinkedHashMap<>();
        at++;
        if (next() == '}') {
            at++;
            return members;
        }
        do {
            if (next() != '"') {
                throw unexpected("a name in quotes");
            }
            int start = at;
            String name = string();
            if (isStrict && members.containsKey(name)) {
                at = start;
                throw unexpected("each name once");
            }
            take(':');
            members.put(name, value(depth + 1));
        } while (isContinued('}'));
        return members;
    }

    private List<@Nullable Object> array(int depth) {
        List<@Nullable Object> elements = new ArrayList<>();
        at++;
        if (next() == ']') {
            at++;
            return elements;
        }
        do {
            elements.add(value(depth + 1));
        } while (isContinued(']'));
        return elements;
    }

    /** Takes the comma before a further element, or the end of the object or array. */
    private boolean isContinued(char end) {
        char c = next();
        if (c != ',' && c != end) {
            throw unexpected("a comma or " + end);
        }
        at++;
        boolean isLast = c == ',' && !isStrict && next() == end;
        at += isLast ? 1 : 0;
        return c == ',' && !isLast;
    }

    private String string() {
        StringBuilder string = new StringBuilder();
        for (at++; at < text.length() && text.charAt(at) != '"'; at++) {
            char c = text.charAt(at);
            if (isStrict && c < ' ') {
                throw unexpected("no line break or control character in a string");
            }
            string.append(c == '\\' ? escaped() : c);
        }
        if (at == text.length()) {
            throw unexpected("a quote at the end of a string");
        }
        at++;
        return string.toString();
    }

    private char escaped() {
        char c = ++at < text.length() ? text.charAt(at) : 0;
        int simple = "\"\\/bfnrt".indexOf(c);
        if (simple >= 0 && c != 0) {
            return "\"\\/\b\f\n\r\t".charAt(simple);
        }
        if (c != 'u'
                || at + 5 > text.length()
                || !text.substring(at + 1, at + 5).matches("\\p{XDigit}{4}")) {
            throw unexpected("one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u0000");
        }
        at += 4;
        return (char) Integer.parseInt(text, at - 3, at + 1, 16);
    }

    private @Nullable Object word(String word, @Nullable Object value) {
        if (!text.startsWith(word, at)) {
            throw unexpected(word);
        }
        at += word.length();
        return value;
    }

    private Object number() {
        int end = at;
        while (end < text.length() && "+-.0123456789Ee".indexOf(text.charAt(end)) >= 0) {
            end++;
        }
        try {
            BigDecimal number = new BigDecimal(text.substring(at, end));
            if (text.charAt(at) == '+' || text.charAt(at) == '.' || text.charAt(end - 1) == '.') {
                throw unexpected("a value");
            }
            at = end;
            return number.scale() == 0 && number.precision() <= MAX_LONG_DIGITS
                    ? (Object) number.longValueExact()
                    : number;
        } catch (NumberFormatException e) {
            throw unexpected("a value");
        }
    }

    private void take(char expected) {
        if (next() != expected) {
            throw unexpected(String.valueOf(expected));
        }
        at++;
    }

    /** Skips white space and comments, and returns the next character, or 0 at the end. */
    private char next() {
        while (at < text.length() && " \t\r\n/".indexOf(text.charAt(at)) >= 0) {
            String end = text.startsWith("//", at) ? "\n" : text.startsWith("/*", at) ? "*/" : "";
            if (text.charAt(at) == '/' && (isStrict || end.isEmpty())) {
                break;
            }
            int close = end.isEmpty() ? at : text.indexOf(end, at + 2);
            at = close < 0 ? text.length() : close + Math.max(1, end.length());
        }
        return at < text.length() ? text.charAt(at) : 0;
    }

    private IllegalArgumentException unexpected(String expected) {
        int line = (int) text.substring(0, at).chars().filter(c -> c == '\n').count() + 1;
        int column = at - text.lastIndexOf('\n', at - 1);
        String found = at < text.length() ? "\"" + text.charAt(at) + "\"" : "the end of the file";
        return new IllegalArgumentException(
                "expected JSON with " + expected + ", found " + found + " in line " + line + ", column " + column);
    }
}
