package io.tagwave.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/**
 * The template that a page was made from. A template only shrinks while pages join, so the least that any page says of
 * it holds, in whatever order they are written.
 *
 * @param number of the template, one of its host's
 * @param nodes of the page
 * @param characters of the page's visible text
 * @param templateNodes nodes that all pages of the template have so far
 * @param templateCharacters characters of those nodes' text
 */
public record TemplatePart(
        String host, int number, int nodes, int characters, int templateNodes, int templateCharacters)
        implements PagePart {

    @Override
    public void write(Connection connection, long crawlId, long pageId) throws SQLException {
        try (PreparedStatement shrink = connection.prepareStatement("UPDATE template SET nodes = LEAST(nodes, ?),"
                        + " characters = LEAST(characters, ?) WHERE crawl_id = ? AND host = ? AND number = ?");
                PreparedStatement start = connection.prepareStatement(
                        "INSERT INTO template (nodes, characters, crawl_id, host, number) VALUES (?, ?, ?, ?, ?)");
                PreparedStatement member = connection.prepareStatement("INSERT INTO page_template (page_id, crawl_id,"
                        + " host, number, nodes, characters) VALUES (?, ?, ?, ?, ?, ?)")) {
            template(shrink, crawlId);
            if (shrink.executeUpdate() == 0) {
                template(start, crawlId);
                start.executeUpdate();
            }
            new StatementParameters(member)
                    .add(pageId)
                    .add(crawlId)
                    .add(host)
                    .add(number)
                    .add(nodes)
                    .add(characters);
            member.executeUpdate();
        }
    }

    private void template(PreparedStatement statement, long crawlId) throws SQLException {
        new StatementParameters(statement)
                .add(templateNodes)
                .add(templateCharacters)
                .add(crawlId)
                .add(host)
                .add(number);
    }
}
