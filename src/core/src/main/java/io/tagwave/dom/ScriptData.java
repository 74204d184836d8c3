package io.tagwave.dom;

import io.tagwave.json.JsonParser;
import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Finds the list that a page holds as JSON and does not show: JSON-LD of schema.org, or the data from which scripts would make the
 * page.
 */
final class ScriptData {

    /** Tells where such a list comes from. */
    static final String NOTE = "the list is from JSON in the page, which scripts would show";

    /** Types of schema.org whose elements lead elsewhere on the site. */
    private static final Set<String> NO_LISTS = Set.of("BreadcrumbList", "SiteNavigationElement");

    private final List<DataRecords> found = new ArrayList<>();

    private ScriptData() {}

    /** Returns true if a page shows what it holds; else the list has been added to its document. */
    static boolean isShown(ParsedPage page) {
        if (page.data().isEmpty()) {
            return true;
        }
        PageTree tree = page.tree();
        int shown = tree.textLength(0, tree.size());
        DataRecords declared = of(page.data(), true, shown);
        DataRecords records = declared == null ? of(page.data(), false, shown) : declared;
        if (records == null || records.isIn(tree.text(0, tree.size()))) {
            return true;
        }
        records.appendTo(page.document().body());
        return false;
    }

    /** Returns the longest list in scripts of a type that is longer than the page's text, or null. */
    private static @Nullable DataRecords of(List<Element> scripts, boolean linked, int shown) {
        ScriptData data = new ScriptData();
        List<Object> roots = new ArrayList<>();
        for (Element script : scripts) {
            String text = script.data();
            if (script.attr("type").contains("ld+json") == linked && text.length() > shown) {
                Object root = parsed(text);
                data.read(root);
                if (root != null) {
                    roots.add(root);
                }
            }
        }
        data.add(roots);
        DataRecords longest = longest(data.found);
        return longest == null || longest.length() <= shown ? null : longest;
    }

    /** Returns the longest list of a JSON document, or null. */
    static @Nullable DataRecords of(String json) {
        ScriptData data = new ScriptData();
        data.read(parsed(json));
        return longest(data.found);
    }

    private static @Nullable DataRecords longest(List<DataRecords> lists) {
        return lists.stream().max(Comparator.comparingInt(DataRecords::length)).orElse(null);
    }

    private static @Nullable Object parsed(String text) {
        try {
            return JsonParser.parse(text);
        } catch (IllegalArgumentException notJson) {
            return null;
        }
    }

    private void read(@Nullable Object value) {
        if (value instanceof Map<?, ?> members) {
            Object type = members.get("@type");
            if (type == null || !NO_LISTS.contains(type)) {
                members.values().forEach(this::read);
            }
        } else if (value instanceof List<?> list) {
            add(list);
            list.forEach(this::read);
        }
    }

    private void add(List<?> list) {
        DataRecords records = list.size() < DataRecords.MIN_RECORDS ? null : DataRecords.of(list);
        if (records != null) {
            found.add(records);
        }
    }
}
