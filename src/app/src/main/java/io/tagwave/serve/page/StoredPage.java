package io.tagwave.serve.page;

import io.tagwave.dom.HtmlParser;
import io.tagwave.dom.ParsedPage;
import io.tagwave.store.query.QueryResult;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import io.tagwave.value.PageHints;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;

/**
 * A page whose bytes a crawl has kept.
 *
 * @param url the address that the page was had from in the end
 * @param charset the encoding that the server named, or null
 * @param fetched in UTC, or null
 * @param html its bytes
 */
public record StoredPage(long id, long crawl, String url, Charset charset, LocalDateTime fetched, byte[] html) {

    /** A page of a database, or null where its bytes were not kept. */
    public static StoredPage of(SqlSession session, long id) throws SqlStatementException {
        byte[] html = session.pageHtml(id);
        if (html == null) {
            return null;
        }
        List<Object> row = rows(
                        session,
                        "SELECT crawl_id, COALESCE(final_url, url), charset, CAST(fetched_at AS VARCHAR) FROM page WHERE id = "
                                + id)
                .get(0);
        return new StoredPage(
                id, (Long) row.get(0), String.valueOf(row.get(1)), charset(row.get(2)), time(row.get(3)), html);
    }

    /** The page as the core sees it. */
    public ParsedPage parsed() {
        return new HtmlParser().parse(html, charset, url);
    }

    /** What the page tells of the meaning of its texts. */
    PageHints hints(ParsedPage page) {
        return PageHints.of(page.language(), url, fetched);
    }

    static List<List<Object>> rows(SqlSession session, String sql) throws SqlStatementException {
        try (QueryResult found = session.run(sql)) {
            List<List<Object>> rows = new ArrayList<>();
            for (List<Object> row = found.next(); row != null; row = found.next()) {
                rows.add(row);
            }
            return rows;
        }
    }

    private static Charset charset(Object name) {
        try {
            return name == null ? null : Charset.forName(name.toString());
        } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
            return null;
        }
    }

    /** Databases write a time with a blank in its middle and the hours alone of what it is off. */
    private static LocalDateTime time(Object text) {
        if (text == null) {
            return null;
        }
        String iso = text.toString().replace(' ', 'T');
        try {
            return OffsetDateTime.parse(iso.matches(".*[+-]\\d\\d") ? iso + ":00" : iso)
                    .withOffsetSameInstant(ZoneOffset.UTC)
                    .toLocalDateTime();
        } catch (DateTimeParseException e) {
            return null;
        }
    }
}
