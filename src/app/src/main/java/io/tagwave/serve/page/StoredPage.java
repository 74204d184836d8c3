package io.tagwave.serve.page;

import io.tagwave.dom.HtmlParser;
import io.tagwave.dom.ParsedPage;
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
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A page whose HTML a crawl has stored.
 *
 * @param url the address after redirects
 * @param charset the encoding that the server named
 * @param fetched in UTC
 */
public record StoredPage(
        long id,
        long crawl,
        String url,
        @Nullable Charset charset,
        @Nullable LocalDateTime fetched,
        byte[] html) {

    /** Returns a page of a database, or null if its HTML is not stored. */
    public static @Nullable StoredPage of(SqlSession session, long id) throws SqlStatementException {
        byte[] html = session.pageHtml(id);
        if (html == null) {
            return null;
        }
        List<Object> row = session.rows(
                        "SELECT crawl_id, COALESCE(final_url, url), charset, CAST(fetched_at AS VARCHAR) FROM page WHERE id = "
                                + id)
                .get(0);
        return new StoredPage(
                id, (Long) row.get(0), String.valueOf(row.get(1)), charset(row.get(2)), time(row.get(3)), html);
    }

    ParsedPage parsed() {
        return new HtmlParser().parse(html, charset, url);
    }

    /** Returns what helps to interpret the texts of the page. */
    PageHints hints(ParsedPage page) {
        return PageHints.of(page.language(), url, fetched);
    }

    private static @Nullable Charset charset(@Nullable Object name) {
        try {
            return name == null ? null : Charset.forName(name.toString());
        } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
            return null;
        }
    }

    /** Databases separate date and time by a space, and write the offset in hours alone. */
    private static @Nullable LocalDateTime time(@Nullable Object text) {
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
