package io.tagwave.dom;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Entities;
import org.jsoup.parser.Parser;
import org.jspecify.annotations.Nullable;

/** Reads a JSON document, or a feed (RSS, RDF, Atom), as a page with one list. */
final class DataDocument {

    /** Characters in which the name of a feed's root stands. */
    private static final int HEAD_LENGTH = 1_000;

    private static final Pattern FEED = Pattern.compile("<(?:rss|rdf:RDF|(?:\\w+:)?feed)\\b");

    private DataDocument() {}

    /** Returns the page, or null if the text is neither. */
    static @Nullable Document of(String text, String url) {
        int start = 0;
        while (start < text.length() && (text.charAt(start) <= ' ' || text.charAt(start) == '\ufeff')) {
            start++;
        }
        char first = start < text.length() ? text.charAt(start) : 0;
        if (first == '{' || first == '[' || first == ')') { // )]}' keeps scripts of other sites from JSON
            DataRecords records = ScriptData.of(text.substring(start));
            return records == null ? null : page(url, "", records);
        }
        String head = text.substring(start, Math.min(text.length(), start + HEAD_LENGTH));
        return first == '<' && FEED.matcher(head).find() ? feed(text, url) : null;
    }

    private static @Nullable Document feed(String text, String url) {
        Document xml = Parser.xmlParser().parseInput(text, url);
        List<Map<String, String>> entries = new ArrayList<>();
        for (Element place : xml.getElementsByAttribute("xml:base")) {
            place.setBaseUri(place.absUrl("xml:base"));
        }
        for (Element entry : xml.select("item, *|entry")) {
            Map<String, String> fields = new LinkedHashMap<>();
            // Names of other vocabularies last: media:title is that of a picture.
            entry.children().stream()
                    .sorted(Comparator.comparing(field -> field.tagName().contains(":")))
                    .forEach(field -> add(field, fields));
            Element guid = entry.selectFirst("> guid");
            if (guid != null && !fields.containsKey("link")) {
                String address = fields.remove("guid");
                boolean isLink = !guid.attributes().getIgnoreCase("isPermaLink").equalsIgnoreCase("false");
                fields.put("link", isLink && address != null ? address : "");
            }
            entries.add(fields);
        }
        DataRecords records = DataRecords.of(entries, true);
        Element title = xml.selectFirst("channel > title, *|feed > *|title");
        Document page = records == null ? null : page(url, title == null ? "" : title.text(), records);
        Element next = xml.selectFirst("*|feed > *|link[rel=next]");
        if (page != null && next != null) {
            page.head().appendElement("link").attr("rel", "next").attr("href", next.attr("href"));
        }
        return page;
    }

    private static void add(Element field, Map<String, String> fields) {
        String name = field.tagName().substring(field.tagName().indexOf(':') + 1);
        boolean other = field.hasAttr("rel") && !field.attr("rel").equals("alternate");
        Element person = field.selectFirst("> *|name");
        boolean isPlain = field.attr("type").equals("text");
        String text = person != null
                ? person.text()
                : field.hasAttr("href") && field.childNodeSize() == 0
                        ? field.absUrl("href")
                        : field.hasAttr("url")
                                ? field.attr("url")
                                : isPlain ? Entities.escape(field.wholeText()) : field.wholeText();
        if (!other) {
            fields.merge(name, text.strip(), (one, more) -> one);
        }
    }

    private static Document page(String url, String title, DataRecords records) {
        Document page = Document.createShell(url);
        page.title(title);
        records.appendTo(page.body());
        return page;
    }
}
