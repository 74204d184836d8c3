package io.tagwave.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/**
 * What a noise filter leaves of a page.
 *
 * @param nodes how many of the page's nodes stay
 * @param start first position of what stays
 * @param end one past its last position
 * @param xpath the deepest element that holds all of it
 * @param note why the page came back whole, or an empty string
 */
public record FilteredPagePart(int nodes, int start, int end, String xpath, String note) implements PagePart {

    @Override
    public void write(Connection connection, long crawlId, long pageId) throws SQLException {
        try (PreparedStatement insert = connection.prepareStatement(
                "INSERT INTO filtered_page (page_id, nodes, start_pos, end_pos, xpath, note)"
                        + " VALUES (?, ?, ?, ?, ?, ?)")) {
            new StatementParameters(insert)
                    .add(pageId)
                    .add(nodes)
                    .add(start)
                    .add(end)
                    .add(xpath)
                    .add(note);
            insert.executeUpdate();
        }
    }
}
