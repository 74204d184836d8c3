package io.tagwave.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/**
 * Where a page's main list goes on.
 *
 * @param url the address of the next page as the page writes it
 */
public record NextPagePart(String url) implements PagePart {

    @Override
    public void write(Connection connection, long crawlId, long pageId) throws SQLException {
        try (PreparedStatement insert =
                connection.prepareStatement("INSERT INTO next_page (page_id, url) VALUES (?, ?)")) {
            new StatementParameters(insert).add(pageId).add(url);
            insert.executeUpdate();
        }
    }
}
