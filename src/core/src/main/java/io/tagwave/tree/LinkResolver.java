package io.tagwave.tree;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Resolves the addresses of a page, and knows its own address and those that it declares. */
@FunctionalInterface
public interface LinkResolver {

    /** Returns an address of the page as an absolute one; as written if that is not possible. */
    String absolute(String written);

    /** Returns the page's own address, an empty string if it is unknown. */
    default String url() {
        return "";
    }

    /** Returns the absolute address that the page declares as its own, or null. */
    default @Nullable String canonical() {
        return null;
    }

    /**
     * Returns the address, as written, that a button or another control at a position of the tree leads to when it is used; null if
     * it is none or the page does not say.
     */
    default @Nullable String controlAddress(int node) {
        return null;
    }

    /** Returns the absolute addresses that the page declares as the next one ({@code rel=next}), in document order. */
    default List<String> declaredNext() {
        return List.of();
    }
}
