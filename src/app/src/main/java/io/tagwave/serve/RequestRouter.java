package io.tagwave.serve;

import io.tagwave.serve.page.SiteFileEditor;
import io.tagwave.sites.SiteFileException;
import io.tagwave.store.StoreException;
import io.tagwave.store.query.SavedQueries;
import io.tagwave.store.query.SqlStatementException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** Which part answers which path. */
final class RequestRouter {

    private static final Map<String, String> ASSETS = Map.of(
            "serve.css", "text/css",
            "serve.js", "text/javascript",
            "icon.svg", "image/svg+xml");

    private final SessionPool readers;
    private final ApiHandler api;
    private final OverviewHandler overview;
    private final ListHandler lists;
    private final ItemHandler items;
    private final CrawlHandler crawls;
    private final PageHandler pages;
    private final AnnotatedPageHandler looks;
    private final SqlHandler sql;

    RequestRouter(SessionPool readers, SiteFileEditor edits, SavedQueries saved) {
        this.readers = readers;
        api = new ApiHandler(readers);
        overview = new OverviewHandler(readers);
        lists = new ListHandler(readers);
        items = new ItemHandler(readers);
        crawls = new CrawlHandler(readers);
        pages = new PageHandler(readers);
        looks = new AnnotatedPageHandler(readers, edits);
        sql = new SqlHandler(readers, saved);
    }

    /** The answer to any request, problems included. */
    ServerResponse answer(ServerRequest request) {
        try {
            return found(request);
        } catch (RejectedRequestException e) {
            return problem(request, e.status(), e.getMessage());
        } catch (SqlStatementException e) {
            return problem(request, 400, e.getMessage());
        } catch (StoreException e) {
            return problem(request, 503, e.getMessage());
        } catch (SiteFileException e) {
            return problem(request, 409, e.getMessage());
        }
    }

    /** The reason, for people or for programs. */
    static ServerResponse problem(ServerRequest request, int status, String message) {
        boolean program = request.path().startsWith("/api/")
                || List.of("/health", "/metrics").contains(request.path());
        return program ? ApiHandler.problem(status, message) : PageLayout.problem(status, message);
    }

    private ServerResponse found(ServerRequest request) throws SqlStatementException, RejectedRequestException {
        List<String> parts = request.parts();
        if (request.method().equals("POST")) {
            return switch (request.path()) {
                case "/api/sql" -> api.sql(request);
                case "/sql" -> sql.run(request);
                default -> changed(request, parts);
            };
        }
        return switch (parts.get(0)) {
            case "api" -> program(request, parts);
            case "lists" -> list(request, parts);
            case "crawls" -> parts.size() == 1 ? crawls.all() : crawls.one(last(parts, 2));
            case "pages" -> page(request, parts);
            case "regions" -> pages.ofRegion(last(parts, 2));
            case "assets" -> asset(parts);
            default -> single(request);
        };
    }

    private ServerResponse changed(ServerRequest request, List<String> parts)
            throws SqlStatementException, RejectedRequestException {
        if (parts.size() == 3 && parts.get(0).equals("pages") && parts.get(2).equals("look")) {
            return looks.correct(number(parts.get(1)), request);
        }
        throw new RejectedRequestException(405, "expected GET for " + request.path() + ", found POST");
    }

    private ServerResponse single(ServerRequest request) throws SqlStatementException, RejectedRequestException {
        return switch (request.path()) {
            case "/" -> overview.page(request);
            case "/changes" -> pages.changes(request);
            case "/sql" -> sql.form(request);
            case "/health" -> api.health();
            case "/metrics" -> ServerResponse.text(200, PrometheusMetrics.TYPE, readers.read(PrometheusMetrics::of));
            default -> throw RejectedRequestException.missing("there is no page " + request.path());
        };
    }

    private ServerResponse program(ServerRequest request, List<String> parts)
            throws SqlStatementException, RejectedRequestException {
        if (request.path().equals("/api/lists")) {
            return api.lists();
        }
        if (request.path().equals("/api/sql")) {
            throw new RejectedRequestException(405, "expected POST for /api/sql, found " + request.method());
        }
        if (parts.size() == 4 && parts.get(1).equals("lists")) {
            return ofList(number(parts.get(2)), parts.get(3), request);
        }
        String what = parts.size() > 1 ? parts.get(1) : "";
        if (parts.size() == 3 && what.equals("crawls")) {
            return crawls.object(number(parts.get(2)));
        }
        if (parts.size() == 3 && what.equals("pages")) {
            return pages.object(number(parts.get(2)));
        }
        if (parts.size() == 2 && what.equals("crawls")) {
            return crawls.objects();
        }
        if (parts.size() == 2 && List.of("pages", "changes").contains(what)) {
            return pages.objects(request, what);
        }
        throw RejectedRequestException.missing("there is no " + request.path());
    }

    private ServerResponse ofList(long list, String what, ServerRequest request)
            throws SqlStatementException, RejectedRequestException {
        return switch (what) {
            case "rows" -> lists.objects(list, request);
            case "values" -> lists.valuesAsObject(list, request);
            case "item" -> items.itemAsObjects(list, request);
            case "time" -> items.overTimeAsObjects(list);
            default -> throw RejectedRequestException.missing("there is no " + request.path());
        };
    }

    private ServerResponse list(ServerRequest request, List<String> parts)
            throws SqlStatementException, RejectedRequestException {
        if (parts.size() == 3 && parts.get(2).equals("values")) {
            return lists.values(number(parts.get(1)), request);
        }
        if (parts.size() == 3 && parts.get(2).equals("item")) {
            return items.item(number(parts.get(1)), request);
        }
        if (parts.size() == 3 && parts.get(2).equals("time")) {
            return items.overTime(number(parts.get(1)), request);
        }
        return parts.size() == 3
                ? lists.file(number(parts.get(1)), parts.get(2), request)
                : lists.page(last(parts, 2), request);
    }

    private ServerResponse page(ServerRequest request, List<String> parts)
            throws SqlStatementException, RejectedRequestException {
        if (parts.size() == 3 && parts.get(2).equals("look")) {
            return looks.page(number(parts.get(1)), request);
        }
        if (parts.size() == 3 && parts.get(2).equals("frame")) {
            return looks.frame(number(parts.get(1)), request);
        }
        return parts.size() == 1 ? pages.all(request) : pages.one(last(parts, 2));
    }

    private static ServerResponse asset(List<String> parts) throws RejectedRequestException {
        String name = parts.get(parts.size() - 1);
        if (parts.size() != 2 || !ASSETS.containsKey(name)) {
            throw RejectedRequestException.missing("there is no such file");
        }
        try (InputStream in = RequestRouter.class.getResourceAsStream(name)) {
            return ServerResponse.text(200, ASSETS.get(name), new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("reading " + name, e);
        }
    }

    /** The number at the end of a path of so many parts. */
    private static long last(List<String> parts, int size) throws RejectedRequestException {
        if (parts.size() != size) {
            throw RejectedRequestException.missing("there is no such page");
        }
        return number(parts.get(size - 1));
    }

    private static long number(String text) throws RejectedRequestException {
        if (!text.matches("\\d{1,18}")) {
            throw RejectedRequestException.missing("expected a number in the path, found " + text);
        }
        return Long.parseLong(text);
    }
}
