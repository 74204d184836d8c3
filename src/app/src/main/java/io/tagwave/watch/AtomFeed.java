package io.tagwave.watch;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import io.tagwave.report.HtmlWriter;
import io.tagwave.rows.JsonText;
import io.tagwave.store.list.WatchOutbox.WatchMessage;
import java.io.UncheckedIOException;
import java.util.List;

/** Writes messages about changes as an Atom feed (RFC 4287). */
final class AtomFeed {

    private AtomFeed() {}

    /** Returns the feed of messages, the newest first. */
    static String of(List<WatchMessage> messages) {
        HtmlWriter entries = new HtmlWriter();
        String updated = "1970-01-01T00:00:00Z";
        String title = "Changes";
        try {
            for (WatchMessage message : messages) {
                JsonNode body = JsonText.MAPPER.readTree(message.body());
                String at = body.get("at").asText();
                updated = at.compareTo(updated) > 0 ? at : updated;
                title = "Changes of " + body.get("name").asText();
                int number = 0;
                for (JsonNode change : body.get("changes")) {
                    String line = change.get("line").asText();
                    entries.open("entry").element("id", "urn:tagwave:" + message.id() + "-" + ++number);
                    entries.element("title", line).element("updated", at);
                    if (change.path("link").isTextual()) {
                        entries.element("link", "", "href", change.get("link").asText());
                    }
                    entries.element("content", line, "type", "text").close().text("\n");
                }
            }
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
        HtmlWriter feed = new HtmlWriter().open("feed", "xmlns", "http://www.w3.org/2005/Atom");
        feed.element("id", "urn:tagwave:changes").element("title", title);
        feed.open("author")
                .element("name", "Tagwave")
                .close()
                .element("updated", updated)
                .text("\n");
        return "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
                + feed.markup(entries.toString()).close() + "\n";
    }
}
