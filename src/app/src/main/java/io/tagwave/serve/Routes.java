package io.tagwave.serve;

import io.tagwave.serve.page.SiteEdits;
import io.tagwave.sites.SiteFileException;
import io.tagwave.store.StoreException;
import io.tagwave.store.query.SavedQueries;
import io.tagwave.store.query.SqlProblem;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** Which part answers which path. */
final class Routes {

    private static final Map<String, String> ASSETS = Map.of(
            "serve.css", "text/css",
            "serve.js", "text/javascript",
            "icon.svg", "image/svg+xml");

    private final Readers readers;
    private final Api api;
    private final Overview overview;
    private final ListViews lists;
    private final ItemViews items;
    private final CrawlViews crawls;
    private final PageViews pages;
    private final PageLook looks;
    private final SqlView sql;

    Routes(Readers readers, SiteEdits edits, SavedQueries saved) {
        this.readers = readers;
        api = new Api(readers);
        overview = new Overview(readers);
        lists = new ListViews(readers);
        items = new ItemViews(readers);
        crawls = new CrawlViews(readers);
        pages = new PageViews(readers);
        looks = new PageLook(readers, edits);
        sql = new SqlView(readers, saved);
    }

    /** The answer to any request, problems included. */
    Answer answer(Request request) {
        try {
            return found(request);
        } catch (Refused e) {
            return problem(request, e.status(), e.getMessage());
        } catch (SqlProblem e) {
            return problem(request, 400, e.getMessage());
        } catch (StoreException e) {
            return problem(request, 503, e.getMessage());
        } catch (SiteFileException e) {
            return problem(request, 409, e.getMessage());
        }
    }

    /** The reason, for people or for programs. */
    static Answer problem(Request request, int status, String message) {
        boolean program = request.path().startsWith("/api/")
                || List.of("/health", "/metrics").contains(request.path());
        return program ? Api.problem(status, message) : Frame.problem(status, message);
    }

    private Answer found(Request request) throws SqlProblem, Refused {
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

    private Answer changed(Request request, List<String> parts) throws SqlProblem, Refused {
        if (parts.size() == 3 && parts.get(0).equals("pages") && parts.get(2).equals("look")) {
            return looks.correct(number(parts.get(1)), request);
        }
        throw new Refused(405, "expected GET for " + request.path() + ", found POST");
    }

    private Answer single(Request request) throws SqlProblem, Refused {
        return switch (request.path()) {
            case "/" -> overview.page(request);
            case "/changes" -> pages.changes(request);
            case "/sql" -> sql.form(request);
            case "/health" -> api.health();
            case "/metrics" -> Answer.text(200, Metrics.TYPE, readers.read(Metrics::of));
            default -> throw Refused.missing("there is no page " + request.path());
        };
    }

    private Answer program(Request request, List<String> parts) throws SqlProblem, Refused {
        if (request.path().equals("/api/lists")) {
            return api.lists();
        }
        if (request.path().equals("/api/sql")) {
            throw new Refused(405, "expected POST for /api/sql, found " + request.method());
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
        throw Refused.missing("there is no " + request.path());
    }

    private Answer ofList(long list, String what, Request request) throws SqlProblem, Refused {
        return switch (what) {
            case "rows" -> lists.objects(list, request);
            case "values" -> lists.valuesAsObject(list, request);
            case "item" -> items.itemAsObjects(list, request);
            case "time" -> items.overTimeAsObjects(list);
            default -> throw Refused.missing("there is no " + request.path());
        };
    }

    private Answer list(Request request, List<String> parts) throws SqlProblem, Refused {
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

    private Answer page(Request request, List<String> parts) throws SqlProblem, Refused {
        if (parts.size() == 3 && parts.get(2).equals("look")) {
            return looks.page(number(parts.get(1)), request);
        }
        if (parts.size() == 3 && parts.get(2).equals("frame")) {
            return looks.frame(number(parts.get(1)), request);
        }
        return parts.size() == 1 ? pages.all(request) : pages.one(last(parts, 2));
    }

    private static Answer asset(List<String> parts) throws Refused {
        String name = parts.get(parts.size() - 1);
        if (parts.size() != 2 || !ASSETS.containsKey(name)) {
            throw Refused.missing("there is no such file");
        }
        try (InputStream in = Routes.class.getResourceAsStream(name)) {
            return Answer.text(200, ASSETS.get(name), new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("reading " + name, e);
        }
    }

    /** The number at the end of a path of so many parts. */
    private static long last(List<String> parts, int size) throws Refused {
        if (parts.size() != size) {
            throw Refused.missing("there is no such page");
        }
        return number(parts.get(size - 1));
    }

    private static long number(String text) throws Refused {
        if (!text.matches("\\d{1,18}")) {
            throw Refused.missing("expected a number in the path, found " + text);
        }
        return Long.parseLong(text);
    }
}
