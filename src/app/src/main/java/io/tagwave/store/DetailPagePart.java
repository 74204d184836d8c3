package io.tagwave.store;

import io.tagwave.detail.DetailPage;
import io.tagwave.detail.DetailPiece;
import java.sql.Array;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** The page of an item, kept for its fields: what it says and where, from which they are read when all pages are there. */
public record DetailPagePart(DetailPage page) implements PagePart {

    @Override
    public void write(Connection connection, long crawlId, long pageId) throws SQLException {
        String[] sorts =
                page.pieces().stream().map(piece -> piece.sort().name()).toArray(String[]::new);
        String[] paths = page.pieces().stream().map(DetailPiece::path).toArray(String[]::new);
        String[] texts = page.pieces().stream().map(DetailPiece::text).toArray(String[]::new);
        try (PreparedStatement insert = connection.prepareStatement(
                "INSERT INTO detail_page (page_id, sorts, paths, texts) VALUES (?, ?, ?, ?)")) {
            new StatementParameters(insert).add(pageId).add(sorts).add(paths).add(texts);
            insert.executeUpdate();
        }
    }

    /** The page of three arrays as they were written. */
    public static DetailPage read(Array sorts, Array paths, Array texts) throws SQLException {
        Object[] sort = (Object[]) sorts.getArray();
        Object[] path = (Object[]) paths.getArray();
        Object[] text = (Object[]) texts.getArray();
        List<DetailPiece> pieces = new ArrayList<>(sort.length);
        for (int i = 0; i < Math.min(sort.length, Math.min(path.length, text.length)); i++) {
            pieces.add(new DetailPiece(
                    DetailPiece.Sort.valueOf(String.valueOf(sort[i])),
                    String.valueOf(path[i]),
                    String.valueOf(text[i])));
        }
        return new DetailPage(pieces);
    }
}
