package io.tagwave.number;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Numbers distinct values from 0 on, in order of first appearance: names, looks. For what is a number itself there is
 * {@link Numbering}. Not for use by two threads at once.
 */
public final class ObjectNumbering<T> {

    private final Map<T, Integer> numbers = new LinkedHashMap<>();

    /** The number of a value; one that was not seen before gets the next number. */
    public int number(T value) {
        Integer known = numbers.putIfAbsent(value, numbers.size());
        return known == null ? numbers.size() - 1 : known;
    }

    /** How many distinct values were seen. */
    public int size() {
        return numbers.size();
    }

    /** The values by number. */
    public List<T> values() {
        return List.copyOf(numbers.keySet());
    }
}
