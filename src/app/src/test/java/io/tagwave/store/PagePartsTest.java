package io.tagwave.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.template.PageSketch;
import io.tagwave.web.Lease;
import io.tagwave.web.PageRequest;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

class PagePartsTest {

    private static final String URL = "http://e.org/list";

    @AutoClose
    private final Database database = Database.open("jdbc:h2:mem:parts");

    @Test
    void aFirstVisitIsComparedWithNothingAndALaterOneWithTheLast() throws SQLException {
        write(1, 1, PageParts.change(URL, sketch(1), sketch(1), null));
        write(2, 2, PageParts.change(URL, sketch(1), sketch(2), null));
        write(3, 3, PageParts.change(URL, sketch(3), sketch(2), null));
        assertEquals(
                1,
                number("SELECT COUNT(*) FROM page_visit WHERE page_id = 1 AND previous_page_id IS NULL"
                        + " AND method IS NULL AND content_changed IS NULL"));
        assertEquals(
                1,
                number("SELECT COUNT(*) FROM page_visit WHERE page_id = 2 AND previous_page_id = 1"
                        + " AND method = 'sketch' AND structure_similarity = 1 AND content_similarity < 1"
                        + " AND NOT structure_changed AND content_changed"));
        assertEquals(
                1,
                number("SELECT COUNT(*) FROM page_visit WHERE page_id = 3 AND previous_page_id = 2"
                        + " AND structure_similarity < 1 AND structure_changed AND NOT content_changed"));
    }

    @Test
    void aMatchOfTheBytesDecidesWhereThereIsOne() throws SQLException {
        write(1, 1, PageParts.change(URL, sketch(1), sketch(1), null));
        write(2, 2, PageParts.change(URL, sketch(1), sketch(2), new PageParts.Match(0.25, false)));
        assertEquals(
                1,
                number("SELECT COUNT(*) FROM page_visit WHERE page_id = 2 AND method = 'match'"
                        + " AND structure_similarity = 0.25 AND NOT content_changed"));
    }

    /** A print, and bins of which half are those of every sketch. */
    private static PageSketch sketch(int kind) {
        byte[] bytes = new byte[8 + 64 * 4];
        bytes[0] = (byte) kind;
        for (int i = 8 + 32 * 4; i < bytes.length; i++) {
            bytes[i] = (byte) kind;
        }
        return PageSketch.of(bytes);
    }

    private void write(long crawl, long id, PagePart part) throws SQLException {
        try (Connection connection = database.connect()) {
            connection.setAutoCommit(false);
            new PageWriter(database, connection)
                    .write(
                            crawl,
                            Lease.of(id, PageRequest.of(URL), 0),
                            ListPages.fetched(URL),
                            ListPages.read(
                                    List.of(), ListPages.region(URL, "t", List.of(), List.of()), false, List.of(part)),
                            new StoredPageFacts("h", null, 0));
            connection.commit();
        }
    }

    private double number(String sql) throws SQLException {
        return DatabaseTest.number(database, sql);
    }
}
