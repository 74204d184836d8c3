package io.tagwave.watch;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import io.tagwave.report.Markup;
import io.tagwave.rows.JsonText;
import io.tagwave.store.list.WatchMessage;
import java.io.UncheckedIOException;
import java.util.List;

/** Writes messages about changes as an Atom feed (RFC 4287). */
final class AtomFeed {

    private AtomFeed() {}

    /** Returns the feed of messages, the newest first. */
    static String of(List<WatchMessage> messages) {
        StringBuilder entries = new StringBuilder();
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
                    String link = change.path("link").isNull()
                            ? ""
                            : change.path("link").asText();
                    entries.append("<entry><id>urn:tagwave:")
                            .append(message.id() + "-" + ++number)
                            .append("</id><title>"
                                    + Markup.escape(change.get("line").asText()) + "</title><updated>" + at)
                            .append("</updated>")
                            .append(link.isEmpty() ? "" : "<link href=\"" + Markup.escape(link) + "\"/>")
                            .append("<content type=\"text\">"
                                    + Markup.escape(change.get("line").asText()))
                            .append("</content></entry>\n");
                }
            }
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
        return "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\"><id>urn:tagwave:changes"
                + "</id><title>" + Markup.escape(title) + "</title><author><name>Tagwave</name></author><updated>"
                + updated
                + "</updated>\n" + entries + "</feed>\n";
    }
}
