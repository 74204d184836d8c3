package io.tagwave.rows;

import java.io.IOException;
import java.util.List;

/** Writes rows one after the other, as {@link io.tagwave.store.query.QueryResult} gives them. Closing ends the output, not the stream. */
public interface RowWriter {

    void write(List<Object> row) throws IOException;

    /** Writes what is still to come after the last row. */
    void end() throws IOException;
}
