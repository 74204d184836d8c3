package io.tagwave.site;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Finds the site of a host. Used by many threads at once. */
@FunctionalInterface
public interface SiteLookup {

    /** Knows no site. */
    SiteLookup NONE = host -> null;

    /** Returns the site of a host, or null if nothing is wanted of it. */
    @Nullable
    Site of(String host);

    /** Returns the host of an absolute address in lower case, without user and port; empty for other addresses. */
    static String host(String url) {
        String[] parts = url.split("[/?#]", 4);
        if (parts.length < 3 || !parts[0].endsWith(":") || !parts[1].isEmpty()) {
            return "";
        }
        String server = parts[2].substring(parts[2].lastIndexOf('@') + 1);
        return server.replaceFirst(":\\d*$", "").toLowerCase(Locale.ROOT);
    }
}
