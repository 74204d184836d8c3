package io.tagwave.store;

import io.tagwave.detail.DetailPage;
import io.tagwave.detail.DetailPiece;
import java.sql.Array;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Makes the parts of a page that analyzers find out besides its links and records. */
public final class PageParts {

    private static final SqlStatements SQL = SqlStatements.of(PageParts.class);

    private PageParts() {}

    /** Stores the page of a list item for its fields, which are read when all pages of the items are there. */
    public static PagePart detail(DetailPage page) {
        List<DetailPiece> pieces = page.pieces();
        return (connection, crawlId, pageId) -> Sql.insert(
                connection,
                "detail_page",
                "page_id, sorts, paths, texts",
                pageId,
                pieces.stream().map(piece -> piece.sort().name()).toArray(String[]::new),
                pieces.stream().map(DetailPiece::path).toArray(String[]::new),
                pieces.stream().map(DetailPiece::text).toArray(String[]::new));
    }

    /** Reads the three arrays that {@link #detail} wrote. */
    public static DetailPage readDetail(Array sorts, Array paths, Array texts) throws SQLException {
        List<String> sort = Sql.texts(sorts);
        List<String> path = Sql.texts(paths);
        List<String> text = Sql.texts(texts);
        List<DetailPiece> pieces = new ArrayList<>(sort.size());
        for (int i = 0; i < Math.min(sort.size(), Math.min(path.size(), text.size())); i++) {
            pieces.add(new DetailPiece(DetailPiece.Sort.valueOf(sort.get(i)), path.get(i), text.get(i)));
        }
        return new DetailPage(pieces);
    }

    /** Stores the address of the next page of a page's main list, as the page writes it. */
    public static PagePart nextPage(String url) {
        return (connection, crawlId, pageId) -> Sql.insert(connection, "next_page", "page_id, url", pageId, url);
    }

    /** Notes what was left out of a page that was read in part, if anything was; empty strings are skipped. */
    public static Optional<PagePart> notes(String... sentences) {
        String text = Stream.of(sentences).filter(part -> !part.isEmpty()).collect(Collectors.joining("; "));
        return text.isEmpty() ? Optional.empty() : Optional.of(note(text));
    }

    /** Adds a sentence about a page that was read in part to {@code page.error}. */
    public static PagePart note(String text) {
        return (connection, crawlId, pageId) -> Sql.update(connection, SQL.get("appendNote"), text, pageId);
    }

    /**
     * Stores the reason why a page was rendered in a browser or was not.
     *
     * @param decision one phrase
     * @param gain content records that rendering added, may be negative; null when the page was not rendered
     */
    public static PagePart renderDecision(String decision, @Nullable Integer gain) {
        return (connection, crawlId, pageId) -> Sql.update(
                connection,
                "UPDATE page SET render_decision = ?, render_gain = ? WHERE id = ?",
                decision,
                gain,
                pageId);
    }

    /**
     * Stores the requests and the milliseconds of each stage that rendering a page took.
     *
     * @param requests number of requests that the page sent, itself included
     * @param refused number of them that were blocked or against the policy
     * @param redirects addresses that answered with a redirect before the page came, in order
     */
    public static PagePart rendering(
            int requests,
            int refused,
            List<String> redirects,
            double fetch,
            double navigate,
            double wait,
            double serialize) {
        String[] urls = redirects.toArray(String[]::new);
        String columns = "page_id, requests, refused, redirects, fetch_millis, navigate_millis, wait_millis,"
                + " serialize_millis";
        return (connection, crawlId, pageId) -> Sql.insert(
                connection, "rendering", columns, pageId, requests, refused, urls, fetch, navigate, wait, serialize);
    }
}
