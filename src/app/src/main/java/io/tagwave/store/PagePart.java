package io.tagwave.store;

import java.sql.Connection;
import java.sql.SQLException;

/**
 * Something that is stored with a page, in the page's own transaction: what a filter left of it, the template it was
 * made from.
 */
public interface PagePart {

    /** Writes the rows of one page. Must neither commit nor close. */
    void write(Connection connection, long crawlId, long pageId) throws SQLException;
}
