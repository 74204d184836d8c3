package io.tagwave.dom;

import io.tagwave.json.JsonParser;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.StatedRecords;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.jspecify.annotations.Nullable;

/**
 * Finds the lists that a page holds as JSON: JSON-LD of schema.org, and the data from which scripts would make the page. One that
 * the page does not show is its list; JSON-LD of one that it shows completes the records.
 */
final class ScriptData {

    /** Tells where such a list comes from. */
    static final String NOTE = "a list is from JSON in the page, which scripts would show";

    /** Types of schema.org whose elements are no items but links to other parts of the site. */
    private static final Set<String> NO_LISTS = Set.of("BreadcrumbList", "SiteNavigationElement");

    /** Members that say what an object is: of JSON-LD, and of GraphQL, whose clients keep objects by their ids. */
    private static final String TYPE = "@type";

    private static final String QUERY_TYPE = "__typename";

    /** Begins a script in pages that are XML too. */
    private static final String CDATA = "<![CDATA[";

    private final List<DataRecords> found = new ArrayList<>();
    private final boolean bare;

    /** Finds lists of objects, see {@link DataRecords#of}. */
    private ScriptData(boolean bare) {
        this.bare = bare;
    }

    /** Returns true if a page shows what it holds; else the list has been added to its document. */
    static boolean isShown(ParsedPage page) {
        if (page.data().isEmpty()) {
            return true;
        }
        PageTree tree = page.tree();
        int shown = tree.textLength(0, tree.size());
        DataRecords declared = longest(of(page.data(), true, shown));
        DataRecords records = declared == null ? longest(of(page.data(), false, shown)) : declared;
        if (records == null || records.length() <= shown || records.isIn(tree.text(0, tree.size()))) {
            return true;
        }
        records.appendTo(page.document().body());
        return false;
    }

    /** Returns the lists that scripts state as JSON-LD. */
    static List<StatedRecords> stated(List<Element> scripts) {
        return of(scripts, true, 0).stream().map(DataRecords::stated).toList();
    }

    /** Returns the lists in scripts of a type that are longer than a text. */
    private static List<DataRecords> of(List<Element> scripts, boolean linked, int shown) {
        ScriptData data = new ScriptData(linked);
        List<Object> roots = new ArrayList<>();
        for (Element script : scripts) {
            String text = script.data();
            if (script.attr("type").toLowerCase(Locale.ROOT).contains("ld+json") == linked && text.length() > shown) {
                Object root = parsed(text);
                data.read(root);
                if (root instanceof Map) {
                    roots.add(root);
                }
            }
        }
        data.add(roots);
        return data.found;
    }

    /** Returns the longest list of a JSON document, or null. */
    static @Nullable DataRecords of(String json) {
        ScriptData data = new ScriptData(true);
        String lines = json.replaceAll("\\}[ \\t\\r]*+\\n\\s*+\\{", "},{");
        data.read(parsed(lines.equals(json) ? json : "[" + lines + "]"));
        return longest(data.found);
    }

    private static @Nullable DataRecords longest(List<DataRecords> lists) {
        return lists.stream().max(Comparator.comparingInt(DataRecords::length)).orElse(null);
    }

    private static @Nullable Object parsed(String script) {
        String plain = script.indexOf('"') < 0 ? Parser.unescapeEntities(script, false) : script;
        String text = plain.contains(CDATA) ? plain.replace(CDATA, "").replace("]]>", "") : plain;
        int start = 0;
        while (start < text.length() && text.charAt(start) != '{' && text.charAt(start) != '[') {
            start++;
        }
        int end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1;
        try {
            return start < end ? JsonParser.parseLenient(text.substring(start, end)) : null;
        } catch (IllegalArgumentException notJson) {
            return null;
        }
    }

    private void read(@Nullable Object value) {
        if (value instanceof Map<?, ?> members) {
            Object type = members.get(TYPE);
            if (NO_LISTS.stream().noneMatch(String.valueOf(type)::contains)) {
                add(members.entrySet().stream()
                        .filter(entry -> entry.getValue() instanceof Map<?, ?> other
                                && (other.containsKey(QUERY_TYPE)
                                        || entry.getKey().equals(String.valueOf(other.get("id")))))
                        .map(Map.Entry::getValue)
                        .toList());
                members.values().forEach(this::read);
            }
        } else if (value instanceof List<?> list) {
            add(list);
            list.forEach(this::read);
        }
    }

    /** Adds the objects of each type, of which a graph has several. */
    private void add(List<?> list) {
        Map<String, List<Object>> types = new LinkedHashMap<>();
        for (Object object : list) {
            Map<?, ?> members = object instanceof Map<?, ?> map ? map : Map.of();
            Object type = members.containsKey(TYPE) ? members.get(TYPE) : members.get(QUERY_TYPE);
            types.computeIfAbsent(String.valueOf(type), name -> new ArrayList<>())
                    .add(object);
        }
        types.values().stream()
                .filter(objects -> objects.size() >= DataRecords.MIN_RECORDS)
                .map(objects -> DataRecords.of(objects, bare))
                .forEach(records -> {
                    if (records != null) {
                        found.add(records);
                    }
                });
    }
}
