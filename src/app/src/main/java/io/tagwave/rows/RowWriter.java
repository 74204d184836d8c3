package io.tagwave.rows;

import java.io.IOException;
import java.util.List;

/** Writes rows one after another, as {@link io.tagwave.store.query.QueryResult} returns them. */
public interface RowWriter {

    void write(List<Object> row) throws IOException;

    /** Writes the rest of the output; the stream stays open. */
    void end() throws IOException;
}
