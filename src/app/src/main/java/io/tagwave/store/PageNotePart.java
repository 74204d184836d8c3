package io.tagwave.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What was left out of a page that was read all the same, in {@code page.error}.
 *
 * @param text in words
 */
public record PageNotePart(String text) implements PagePart {

    /**
     * The note of a page, or null where nothing was left out.
     *
     * @param parsed what the parser has to say, or an empty string
     * @param columns what was left out of tables, or an empty string
     * @param links how many links were left out, if more than 0
     */
    public static PageNotePart of(String parsed, String columns, int links) {
        String cut = links > 0 ? links + " links were left out" : "";
        String text =
                Stream.of(parsed, columns, cut).filter(part -> !part.isEmpty()).collect(Collectors.joining("; "));
        return text.isEmpty() ? null : new PageNotePart(text);
    }

    @Override
    public void write(Connection connection, long crawlId, long pageId) throws SQLException {
        try (PreparedStatement update = connection.prepareStatement(
                "UPDATE page SET error = CASE WHEN error IS NULL THEN '' ELSE error || '; ' END || ? WHERE id = ?")) {
            new StatementParameters(update).add(text).add(pageId);
            update.executeUpdate();
        }
    }
}
