package io.tagwave.architecture;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The packages of the house by module, and the arrows between them, which {@link House} makes rules of. */
final class HousePlan {

    /** Packages without input, output, clock or chance, but for {@code site.file}. */
    static final Set<String> CORE = Set.of(
            "number",
            "tree",
            "tps",
            "signal",
            "proposal",
            "record",
            "align",
            "content",
            "value",
            "column",
            "extract",
            "thesis",
            "noise",
            "menu",
            "mdr",
            "template",
            "papers.template",
            "papers.menu",
            "papers.filter",
            "pager",
            "site",
            "detail",
            "want",
            "eval");

    /** What each package may use besides itself; the wiring may use everything and stands in no list. */
    static final Map<String, List<String>> MAY_USE = mayUse();

    /** Libraries that one package alone may know. */
    static final Map<String, List<String>> OWNED = Map.of(
            "dom", List.of("org.jsoup.."),
            "store", List.of("java.sql..", "javax.sql..", "org.h2..", "org.postgresql.."),
            "render", List.of("org.openqa.."),
            "archive", List.of("org.netpreserve.."),
            "spark", List.of("org.apache.spark..", "org.apache.hadoop..", "scala.."),
            "crawl", List.of("edu.uci.ics.crawler4j..", "crawlercommons..", "org.apache.hc.."),
            "learn", List.of("org.tribuo.."));

    /** Where everything is wired: the command line, and what the papers and the laboratory add to it. */
    static final Set<String> WIRING = Set.of("cli", "papers", "lab");

    /** Packages by module. A module may use itself and those before it. */
    static final List<Set<String>> MODULES = List.of(
            Set.of(
                    "tree",
                    "tps",
                    "proposal",
                    "record",
                    "align",
                    "content",
                    "value",
                    "column",
                    "extract",
                    "model",
                    "pager",
                    "site",
                    "detail",
                    "want",
                    "number",
                    "meta",
                    "json",
                    "dom"),
            Set.of("template", "menu", "noise"),
            Set.of("web"),
            Set.of("archive"),
            Set.of(
                    "crawl", "render", "store", "report", "serve", "demo", "rows", "shell", "answer", "visit", "watch",
                    "mcp", "cli"),
            Set.of("signal", "thesis", "mdr", "papers.template", "papers.menu", "papers.filter", "papers"),
            Set.of("eval", "learn", "lab"),
            Set.of("spark"));

    private HousePlan() {}

    private static Map<String, List<String>> mayUse() {
        Map<String, List<String>> arrows = new LinkedHashMap<>();
        arrows.put("meta", List.of());
        arrows.put("number", List.of());
        arrows.put("json", List.of());
        arrows.put("tree", List.of("number"));
        arrows.put("signal", List.of());
        arrows.put("web", List.of());
        arrows.put("demo", List.of("rows"));
        arrows.put("shell", List.of("rows", "store"));
        arrows.put("mcp", List.of("rows", "store"));
        arrows.put("watch", List.of("report", "rows", "store"));
        arrows.put("value", List.of());
        arrows.put("column", List.of("align", "pager", "tree", "value"));
        arrows.put("tps", List.of("number", "tree"));
        arrows.put("proposal", List.of("number", "tps", "tree"));
        arrows.put("record", List.of("number", "pager", "proposal", "tps", "tree"));
        arrows.put("align", List.of("number", "record", "tps", "tree", "value"));
        arrows.put("content", List.of("record"));
        arrows.put("pager", List.of("number", "tree"));
        arrows.put(
                "extract",
                List.of("pager", "content", "model", "column", "value", "align", "record", "proposal", "tps", "tree"));
        arrows.put("site", List.of("json", "align", "extract", "content", "pager", "column", "value", "tree"));
        arrows.put("want", List.of("json", "extract", "content", "column", "value"));
        arrows.put("detail", List.of("extract", "column", "tree"));
        arrows.put("thesis", List.of("extract", "content", "align", "record", "signal", "tps", "tree"));
        arrows.put("model", List.of("record"));
        arrows.put("noise", List.of("number", "record", "tps", "tree"));
        arrows.put("menu", List.of("number", "tree"));
        arrows.put("mdr", List.of("number", "tree"));
        arrows.put("papers.template", List.of("template"));
        arrows.put("papers.menu", List.of("menu", "tree"));
        arrows.put("papers.filter", List.of("noise", "tps", "tree"));
        arrows.put("template", List.of("number", "tree"));
        arrows.put("dom", List.of("json", "tree"));
        arrows.put(
                "eval",
                List.of(
                        "extract",
                        "thesis",
                        "noise",
                        "menu",
                        "template",
                        "papers.template",
                        "papers.menu",
                        "mdr",
                        "content",
                        "tree"));
        arrows.put("crawl", List.of("number", "dom", "web"));
        arrows.put("render", List.of("dom", "web"));
        arrows.put("archive", List.of("web"));
        arrows.put(
                "visit",
                List.of(
                        "column",
                        "pager",
                        "web",
                        "archive",
                        "crawl",
                        "render",
                        "store",
                        "site",
                        "detail",
                        "dom",
                        "extract",
                        "content",
                        "record",
                        "model",
                        "value",
                        "menu",
                        "noise",
                        "template",
                        "tps",
                        "tree"));
        arrows.put(
                "store",
                List.of(
                        "rows",
                        "number",
                        "web",
                        "site",
                        "detail",
                        "pager",
                        "extract",
                        "content",
                        "column",
                        "value",
                        "menu",
                        "want",
                        "template"));
        arrows.put(
                "learn",
                List.of(
                        "content",
                        "record",
                        "proposal",
                        "extract",
                        "thesis",
                        "menu",
                        "papers.menu",
                        "model",
                        "eval",
                        "tps",
                        "tree"));
        arrows.put("report", List.of("rows", "store"));
        arrows.put(
                "serve",
                List.of(
                        "answer",
                        "report",
                        "rows",
                        "store",
                        "web",
                        "visit",
                        "site",
                        "dom",
                        "extract",
                        "content",
                        "column",
                        "model",
                        "record",
                        "value",
                        "menu",
                        "noise",
                        "template",
                        "tps",
                        "tree"));
        arrows.put("rows", List.of("value"));
        arrows.put(
                "answer",
                List.of(
                        "model",
                        "record",
                        "render",
                        "pager",
                        "visit",
                        "dom",
                        "value",
                        "column",
                        "content",
                        "rows",
                        "extract",
                        "menu",
                        "noise",
                        "template",
                        "tree"));
        arrows.put(
                "spark",
                List.of(
                        "column", "web", "archive", "dom", "extract", "model", "content", "value", "site", "number",
                        "tree"));
        return arrows;
    }
}
