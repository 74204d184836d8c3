package io.tagwave.mdr;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A data record.
 *
 * @param parts its spans of the page in document order; more than one when the record is not contiguous, as in a table
 *     whose columns are the records
 */
public record MdrRecord(List<Span> parts) {

    public MdrRecord {
        parts = List.copyOf(parts);
        if (parts.isEmpty()) {
            throw new IllegalArgumentException("expected at least one part, found none");
        }
    }

    /** First position of the record. */
    public int start() {
        return parts.get(0).start();
    }

    /** One past the last position of the record. */
    public int end() {
        return parts.get(parts.size() - 1).end();
    }

    public String text(PageTree tree) {
        return parts.stream()
                .map(part -> tree.text(part.start(), part.end()))
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(" "));
    }
}
