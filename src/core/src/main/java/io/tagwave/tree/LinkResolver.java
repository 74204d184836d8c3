package io.tagwave.tree;

import java.util.List;

/** Where a page stands among others: its own address, what it declares, and how the addresses that it writes are read. */
@FunctionalInterface
public interface LinkResolver {

    /** An address of the page made absolute; as written when that is not possible. */
    String absolute(String written);

    /** The page's own address, an empty string when it is not known. */
    default String url() {
        return "";
    }

    /** The absolute address that the page names as its own, or null. */
    default String canonical() {
        return null;
    }

    /** The absolute addresses that the page declares to be the next one ({@code rel=next}), in document order. */
    default List<String> declaredNext() {
        return List.of();
    }
}
