package io.tagwave.site.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads the members of one JSON object of a site file. All errors are {@link IllegalArgumentException}s that name the place.
 *
 * @param members by name
 * @param where the place of the object, such as {@code lists[0], key}; empty for the whole file
 */
record SiteNode(Map<?, ?> members, String where) {

    /** Accepts a JSON value that is an object with no other members than these. */
    static SiteNode of(@Nullable Object json, String where, List<String> names) {
        if (!(json instanceof Map<?, ?> members)) {
            throw unexpected("an object with " + String.join(", ", names), json, where);
        }
        for (Object name : members.keySet()) {
            if (!names.contains(name)) {
                throw unexpected(String.join(", ", names), name, where);
            }
        }
        return new SiteNode(members, where);
    }

    boolean has(String name) {
        return members.get(name) != null;
    }

    String text(String name) {
        if (members.get(name) instanceof String text && !text.isBlank()) {
            return text;
        }
        throw unexpected("a text as " + name, name);
    }

    /** Returns a flag, false by default. */
    boolean flag(String name) {
        if (has(name) && !(members.get(name) instanceof Boolean)) {
            throw unexpected("true or false as " + name, name);
        }
        return Boolean.TRUE.equals(members.get(name));
    }

    long number(String name) {
        if (members.get(name) instanceof Long number && number >= 0) {
            return number;
        }
        throw unexpected("a whole number as " + name, name);
    }

    List<String> texts(String name) {
        List<String> texts = new ArrayList<>();
        for (Object value : array(name)) {
            if (!(value instanceof String text)) {
                throw unexpected("texts in " + name, value, where);
            }
            texts.add(text);
        }
        return texts;
    }

    /** Returns the objects of an array. */
    List<SiteNode> nodes(String name, List<String> names) {
        List<SiteNode> nodes = new ArrayList<>();
        for (Object value : array(name)) {
            nodes.add(of(value, place(name) + "[" + nodes.size() + "]", names));
        }
        return nodes;
    }

    SiteNode node(String name, List<String> names) {
        return of(members.get(name), place(name), names);
    }

    IllegalArgumentException unexpected(String expected, String name) {
        return unexpected(expected, members.get(name), where);
    }

    IllegalArgumentException rejected(String expected, String found) {
        return new IllegalArgumentException("expected " + expected + in(where) + ", found " + found);
    }

    private List<?> array(String name) {
        if (members.get(name) instanceof List<?> array) {
            return array;
        }
        throw unexpected("an array as " + name, name);
    }

    private String place(String name) {
        return where.isEmpty() ? name : where + ", " + name;
    }

    private static IllegalArgumentException unexpected(String expected, @Nullable Object found, String where) {
        return new IllegalArgumentException("expected " + expected + in(where) + ", found "
                + (found == null ? "none" : SiteJsonWriter.json(found)));
    }

    private static String in(String where) {
        return where.isEmpty() ? "" : " in " + where;
    }
}
