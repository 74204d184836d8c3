package io.tagwave.tree;

import java.util.List;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Holds what elements state for machines beside what they show: the date of a {@code datetime} attribute, the properties of
 * microdata with their values, roles, and accessible names.
 */
public final class StructuredData {

    private final TreeMap<Integer, String> values = new TreeMap<>();
    private final TreeMap<Integer, String> properties = new TreeMap<>();
    private final TreeMap<Integer, String> roles = new TreeMap<>();
    private final TreeMap<Integer, String> names = new TreeMap<>();

    private Supplier<List<StatedRecords>> reader = List::of;
    /** Read on demand. */
    private @Nullable List<StatedRecords> records;

    private int list = -1;
    private @Nullable String source;

    /** Sets the last element, whose children are the records that the page holds as {@code json} or {@code feed} and does not show. */
    public void setList(int node, String from) {
        list = node;
        source = from;
    }

    /** Returns the element of that list; -1 without. */
    public int list() {
        return list;
    }

    /** Returns {@code json} or {@code feed} for a node of that list, else null. */
    public @Nullable String source(int node) {
        return node < list ? null : source;
    }

    /** Sets what reads the records that the page states as JSON-LD. */
    public void setRecords(Supplier<List<StatedRecords>> records) {
        reader = records;
    }

    /** Returns the lists of records that the page states as JSON-LD. */
    public List<StatedRecords> records() {
        records = records == null ? reader.get() : records;
        return records;
    }

    /** Adds the statements of an element. */
    void add(
            int node, @Nullable String value, @Nullable String property, @Nullable String role, @Nullable String name) {
        put(names, node, name);
        put(values, node, value);
        put(properties, node, property);
        put(roles, node, role);
    }

    private static void put(TreeMap<Integer, String> texts, int node, @Nullable String text) {
        if (text != null) {
            texts.put(node, text);
        }
    }

    /** Returns whether any element has a value or a property. */
    public boolean any() {
        return !values.isEmpty() || !properties.isEmpty();
    }

    /** Returns the first element from a position on that states a value, or -1. */
    public int next(int from) {
        return next(values, from);
    }

    /** Returns the value that an element states, or null. */
    public @Nullable String value(int node) {
        return values.get(node);
    }

    /** Returns the first element from a position on that is a property, or -1. */
    public int nextProperty(int from) {
        return next(properties, from);
    }

    /** Returns the property of microdata that an element is ({@code itemprop}), as written; or null. */
    public @Nullable String property(int node) {
        return properties.get(node);
    }

    /** Returns the first element from a position on that has a role, or -1. */
    public int nextRole(int from) {
        return next(roles, from);
    }

    /** Returns the {@code role} of an element as written, or null. */
    public @Nullable String role(int node) {
        return roles.get(node);
    }

    /** Returns the first element from a position on that has an accessible name, or -1. */
    public int nextName(int from) {
        return next(names, from);
    }

    /** Returns the {@code aria-label} of an element, else its {@code alt}, else its {@code title}; null without any. */
    public @Nullable String name(int node) {
        return names.get(node);
    }

    private static int next(TreeMap<Integer, String> texts, int from) {
        Integer next = texts.ceilingKey(from);
        return next == null ? -1 : next;
    }
}
