package io.tagwave.demo;

import java.net.URI;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The responses of the site by their URLs, as the resource {@code site.txt} lists them. */
final class DemoRoutes {

    private static final int NOT_FOUND = 404;

    private final Map<String, DemoRoute> routes = new LinkedHashMap<>();

    private DemoRoutes() {}

    static DemoRoutes load() {
        DemoRoutes map = new DemoRoutes();
        DemoResources.lines("site.txt")
                .filter(line -> !line.startsWith("#"))
                .map(DemoRoute::parse)
                .forEach(route -> map.routes.put(route.address(), route));
        return map;
    }

    List<String> htmlPages() {
        return routes.values().stream()
                .filter(DemoRoute::isHtml)
                .map(DemoRoute::address)
                .toList();
    }

    /** Returns the response for a path and query. */
    DemoResponse answer(String asked, URI root) {
        int mark = asked.indexOf('?');
        String path = mark < 0 ? asked : asked.substring(0, mark);
        String folder = path.substring(0, path.lastIndexOf('/') + 1);
        for (String address : List.of(asked, path, folder + "*")) {
            if (routes.containsKey(address)) {
                return routes.get(address).answer(asked, root);
            }
        }
        return DemoResponse.failure(NOT_FOUND);
    }
}
