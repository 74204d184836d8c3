package io.tagwave.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;

/**
 * What showing a page in a browser took beside time.
 *
 * @param requests requests that the page sent, itself included
 * @param refused those of them that were not sent, being blocked or against the policy
 * @param redirects addresses that answered with a redirect before the page came, in order
 */
public record RenderingPart(int requests, int refused, List<String> redirects) implements PagePart {

    public RenderingPart {
        redirects = List.copyOf(redirects);
    }

    @Override
    public void write(Connection connection, long crawlId, long pageId) throws SQLException {
        try (PreparedStatement insert = connection.prepareStatement(
                "INSERT INTO rendering (page_id, requests, refused, redirects) VALUES (?, ?, ?, ?)")) {
            insert.setLong(1, pageId);
            insert.setInt(2, requests);
            insert.setInt(3, refused);
            insert.setArray(4, connection.createArrayOf("VARCHAR", redirects.toArray()));
            insert.executeUpdate();
        }
    }
}
