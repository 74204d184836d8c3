package io.tagwave.serve;

import io.tagwave.rows.ResourceText;
import io.tagwave.serve.page.SiteFileEditor;
import io.tagwave.site.file.SiteFileException;
import io.tagwave.store.StoreException;
import io.tagwave.store.query.SavedQueries;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Finds the handler of a request by its method and path. */
final class RequestRouter {

    private static final Map<String, String> ASSETS = Map.of(
            "serve.css", "text/css",
            "serve.js", "text/javascript",
            "icon.svg", "image/svg+xml");

    private static final Pattern NUMBER = Pattern.compile("\\d{1,18}");

    private final SessionPool sessions;
    private final List<Route> routes = new ArrayList<>();

    /** Answers a request without a session of the pool, or with one of its own choice. */
    private interface Handler {
        ServerResponse handle(ServerRequest request) throws SqlStatementException;
    }

    private interface SessionHandler {
        ServerResponse handle(SqlSession session, ServerRequest request) throws SqlStatementException;
    }

    /**
     * A method and path with their handler.
     *
     * @param path its segments; {@code #} stands for a number, {@code *} for anything
     */
    private record Route(String method, List<String> path, Handler handler) {

        boolean matches(String asked, List<String> segments) {
            return asked.equals(method)
                    && segments.size() == path.size()
                    && IntStream.range(0, path.size()).allMatch(i -> matches(path.get(i), segments.get(i)));
        }

        private static boolean matches(String expected, String found) {
            return switch (expected) {
                case "#" -> NUMBER.matcher(found).matches();
                case "*" -> true;
                default -> expected.equals(found);
            };
        }
    }

    RequestRouter(SessionPool sessions, LimitedQueries queries, SiteFileEditor sites, SavedQueries saved) {
        this.sessions = sessions;
        AnnotatedPageHandler annotated = new AnnotatedPageHandler(sites);
        SqlHandler sql = new SqlHandler(sessions, queries, saved);
        get("/", OverviewHandler::page);
        get("/lists/#", ListHandler::page);
        get("/lists/#/item", ItemHandler::item);
        get("/lists/#/time", ItemHandler::overTime);
        route("GET", "/lists/#/*", request -> ListHandler.file(sessions, request));
        get("/crawls", CrawlHandler::all);
        get("/crawls/#", CrawlHandler::one);
        get("/pages", PageHandler::all);
        get("/pages/#", PageHandler::one);
        get("/pages/#/look", annotated::page);
        get("/pages/#/frame", annotated::frame);
        route("POST", "/pages/#/look", request -> sessions.read(session -> annotated.correct(session, request)));
        get("/regions/#", PageHandler::ofRegion);
        get("/changes", PageHandler::changes);
        route("GET", "/sql", sql::form);
        route("POST", "/sql", sql::run);
        get("/health", ApiHandler::health);
        get(
                "/metrics",
                (session, request) -> ServerResponse.text(200, PrometheusMetrics.TYPE, PrometheusMetrics.of(session)));
        route("GET", "/assets/*", RequestRouter::asset);
        get("/api/lists", ApiHandler::lists);
        get("/api/lists/#/rows", ListHandler::objects);
        get("/api/changes", PageHandler::changeObjects);
        route("POST", "/api/sql", request -> ApiHandler.sql(queries, request));
    }

    private void get(String path, SessionHandler handler) {
        route("GET", path, request -> sessions.read(session -> handler.handle(session, request)));
    }

    private void route(String method, String path, Handler handler) {
        routes.add(new Route(method, segments(path), handler));
    }

    private static List<String> segments(String path) {
        return List.of(path.substring(1).split("/"));
    }

    /** Answers any request; failures become responses that state the reason. */
    ServerResponse answer(ServerRequest request) {
        try {
            return find(request).handle(request);
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

    /** Returns a response that states a failure, as JSON for programs and as a page for people. */
    static ServerResponse problem(ServerRequest request, int status, @Nullable String message) {
        boolean program = request.path().startsWith("/api/")
                || List.of("/health", "/metrics").contains(request.path());
        return program ? ApiHandler.problem(status, message) : PageLayout.problem(status, message);
    }

    private Handler find(ServerRequest request) {
        List<String> segments = segments(request.path());
        String method = request.method().equals("HEAD") ? "GET" : request.method();
        for (Route route : routes) {
            if (route.matches(method, segments)) {
                return route.handler();
            }
        }
        String other = method.equals("POST") ? "GET" : "POST";
        if (method.equals("POST") || routes.stream().anyMatch(route -> route.matches(other, segments))) {
            throw new RejectedRequestException(
                    405, "expected " + other + " for " + request.path() + ", found " + request.method());
        }
        throw RejectedRequestException.missing("there is no page " + request.path());
    }

    private static ServerResponse asset(ServerRequest request) {
        String name = request.segment(1);
        if (!ASSETS.containsKey(name)) {
            throw RejectedRequestException.missing("there is no file " + name);
        }
        return ServerResponse.text(200, ASSETS.get(name), ResourceText.read(RequestRouter.class, name));
    }
}
