package io.tagwave.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;

/**
 * The main menu of a page.
 *
 * @param xpath the node that holds it
 * @param weight how sure it is
 * @param links in document order
 */
public record MenuPart(String xpath, double weight, List<Entry> links) implements PagePart {

    /**
     * A link of the menu.
     *
     * @param text visible text
     * @param href absolute address, or as written where it can not be resolved
     */
    public record Entry(String text, String href) {}

    public MenuPart {
        links = List.copyOf(links);
    }

    @Override
    public void write(Connection connection, long crawlId, long pageId) throws SQLException {
        try (PreparedStatement insert = connection.prepareStatement(
                "INSERT INTO menu (page_id, ordinal, xpath, weight, text, href) VALUES (?, ?, ?, ?, ?, ?)")) {
            int ordinal = 0;
            for (Entry entry : links) {
                new Row(insert)
                        .add(pageId)
                        .add(ordinal++)
                        .add(xpath)
                        .add(weight)
                        .add(entry.text())
                        .add(entry.href());
                insert.addBatch();
            }
            insert.executeBatch();
        }
    }
}
