package io.tagwave.store;

import io.tagwave.template.PageSketch;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;

/**
 * What tells whether a page changed since an earlier crawl of the same database.
 *
 * @param url the page's address as it was asked for
 * @param match the comparison with the earlier page itself, or null where its bytes were not kept; then sketches decide
 */
public record PageChangePart(String url, PageSketch structure, PageSketch content, Match match) implements PagePart {

    /**
     * How a page compares with an earlier version of it.
     *
     * @param similarity share of the nodes that the template match covers, 0 to 1
     * @param contentChanged whether text was added or removed
     */
    public record Match(double similarity, boolean contentChanged) {}

    @Override
    public void write(Connection connection, long crawlId, long pageId) throws SQLException {
        try (PreparedStatement earlier =
                        connection.prepareStatement("SELECT v.page_id, v.structure, v.content FROM page p"
                                + " JOIN page_visit v ON v.page_id = p.id WHERE p.url = ? AND p.crawl_id < ?"
                                + " ORDER BY p.crawl_id DESC LIMIT 1");
                PreparedStatement insert = connection.prepareStatement("INSERT INTO page_visit (page_id, structure,"
                        + " content, previous_page_id, method, structure_similarity, content_similarity,"
                        + " structure_changed, content_changed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")) {
            new StatementParameters(earlier).add(url).add(crawlId);
            StatementParameters row = new StatementParameters(insert)
                    .add(pageId)
                    .add(structure.toBytes())
                    .add(content.toBytes());
            try (ResultSet found = earlier.executeQuery()) {
                if (found.next()) {
                    compare(row, found);
                } else {
                    for (int column = 0; column < 6; column++) {
                        row.add((Object) null);
                    }
                }
            }
            insert.executeUpdate();
        }
    }

    private void compare(StatementParameters row, ResultSet earlier) throws SQLException {
        PageSketch oldStructure = PageSketch.of(earlier.getBytes("structure"));
        PageSketch oldContent = PageSketch.of(earlier.getBytes("content"));
        row.add(earlier.getLong("page_id"))
                .add(match == null ? "sketch" : "match")
                .add(match == null ? structure.similarity(oldStructure) : match.similarity())
                .add(content.similarity(oldContent))
                .add(!structure.isEqual(oldStructure))
                .add(match == null ? !content.isEqual(oldContent) : match.contentChanged());
    }
}
