package io.tagwave.store;

import java.sql.Connection;
import java.sql.SQLException;

/** A finding about a page that is stored in the page's own transaction, such as its template; see {@link PageParts}. */
public interface PagePart {

    /** Writes the rows of one page. Must neither commit nor close. */
    void write(Connection connection, long crawlId, long pageId) throws SQLException;
}
