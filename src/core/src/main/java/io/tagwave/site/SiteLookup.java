package io.tagwave.site;

/** The sites of which wishes are known. Used by many threads at once. */
@FunctionalInterface
public interface SiteLookup {

    /** None at all. */
    SiteLookup NONE = host -> null;

    /** What is wanted of a host's pages, or null. */
    Site of(String host);
}
