package io.tagwave.number;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Numbers distinct values from 0 in order of first appearance, such as names and styles. For keys that are numbers see {@link
 * Numbering}. Not for use by two threads at once.
 */
public final class ObjectNumbering<T> {

    private final Map<T, Integer> numbers = new LinkedHashMap<>();

    /** Returns the number of a value; a new value gets the next number. */
    public int number(T value) {
        Integer known = numbers.putIfAbsent(value, numbers.size());
        return known == null ? numbers.size() - 1 : known;
    }

    public List<T> values() {
        return List.copyOf(numbers.keySet());
    }
}
