package io.tagwave.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;

/**
 * Why a page was shown in a browser or was not, and what that brought.
 *
 * @param decision one phrase
 * @param gain content records that rendering added, may be negative; null when the page was not shown
 */
public record RenderDecisionPart(String decision, Integer gain) implements PagePart {

    @Override
    public void write(Connection connection, long crawlId, long pageId) throws SQLException {
        try (PreparedStatement update =
                connection.prepareStatement("UPDATE page SET render_decision = ?, render_gain = ? WHERE id = ?")) {
            update.setString(1, decision);
            update.setObject(2, gain, Types.INTEGER);
            update.setLong(3, pageId);
            update.executeUpdate();
        }
    }
}
