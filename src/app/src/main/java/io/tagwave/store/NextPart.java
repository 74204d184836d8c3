package io.tagwave.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/**
 * Where the main list of a page goes on.
 *
 * @param url the address of its next page
 */
public record NextPart(String url) implements PagePart {

    @Override
    public void write(Connection connection, long crawlId, long pageId) throws SQLException {
        try (PreparedStatement insert = connection.prepareStatement("INSERT INTO page_next VALUES (?, ?)")) {
            new Row(insert).add(pageId).add(url);
            insert.executeUpdate();
        }
    }
}
