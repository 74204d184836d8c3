package io.tagwave.spark;

import io.tagwave.column.Column;
import io.tagwave.number.Hashing;
import java.util.List;

/** Computes the keys of lists, the same on any machine. */
final class ListKeys {

    private ListKeys() {}

    /** Returns the host of a page and the place of the records in its template: lists of several pages are merged by it. */
    static String of(String url, String template) {
        int start = url.indexOf("://") + 3;
        int end = start;
        while (end < url.length() && "/?#".indexOf(url.charAt(end)) < 0) {
            end++;
        }
        return url.substring(start, end) + " " + (template == null ? "" : template);
    }

    /** Returns a hash of the columns of a list. */
    static String form(List<Column> columns) {
        long hash = columns.size();
        for (Column column : columns) {
            hash = with(hash, column.name());
            hash = with(hash, column.kind());
            hash = with(hash, column.path());
            hash = Hashing.chained(hash, column.constant() ? 1 : 0);
        }
        return String.format("%016x", Hashing.scattered(hash));
    }

    private static long with(long before, String text) {
        return Hashing.scattered(Hashing.chained(Hashing.chained(before, text), -1));
    }
}
