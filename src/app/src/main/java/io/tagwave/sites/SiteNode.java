package io.tagwave.sites;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/**
 * An object of a site file that a person may have written: whatever is wrong with it is told with its place.
 *
 * @param where its place, empty for the whole file
 */
record SiteNode(JsonNode json, String where) {

    /**
     * An object with some of these words and no others.
     *
     * @throws IllegalArgumentException when it is none
     */
    static SiteNode of(JsonNode json, String where, List<String> words) {
        SiteNode node = new SiteNode(json, where);
        if (!json.isObject()) {
            throw node.unlike("an object with " + String.join(", ", words), json);
        }
        json.fieldNames().forEachRemaining(name -> {
            if (!words.contains(name)) {
                throw new IllegalArgumentException(
                        "expected " + String.join(", ", words) + node.place() + ", found \"" + name + "\"");
            }
        });
        return node;
    }

    boolean has(String name) {
        return json.has(name) && !json.get(name).isNull();
    }

    String text(String name) {
        JsonNode value = json.path(name);
        if (!value.isTextual() || value.asText().isBlank()) {
            throw unlike("a text as " + name, value);
        }
        return value.asText();
    }

    /** False where nothing is said. */
    boolean flag(String name) {
        if (has(name) && !json.get(name).isBoolean()) {
            throw unlike("true or false as " + name, json.get(name));
        }
        return json.path(name).asBoolean();
    }

    long number(String name) {
        if (!json.path(name).isIntegralNumber() || json.path(name).asLong() < 0) {
            throw unlike("a whole number as " + name, json.path(name));
        }
        return json.path(name).asLong();
    }

    List<String> texts(String name) {
        List<String> texts = new ArrayList<>();
        for (JsonNode value : array(name)) {
            if (!value.isTextual()) {
                throw unlike("texts in " + name, value);
            }
            texts.add(value.asText());
        }
        return texts;
    }

    /** The objects of an array, with their places. */
    List<SiteNode> nodes(String name, List<String> words) {
        List<SiteNode> nodes = new ArrayList<>();
        for (JsonNode value : array(name)) {
            nodes.add(
                    SiteNode.of(value, where + (where.isEmpty() ? "" : ", ") + name + "[" + nodes.size() + "]", words));
        }
        return nodes;
    }

    SiteNode node(String name, List<String> words) {
        return SiteNode.of(json.path(name), where + (where.isEmpty() ? "" : ", ") + name, words);
    }

    IllegalArgumentException unlike(String expected, JsonNode found) {
        return unlike(expected, found.isMissingNode() ? "none" : found.toString());
    }

    IllegalArgumentException unlike(String expected, String found) {
        return new IllegalArgumentException("expected " + expected + place() + ", found " + found);
    }

    private JsonNode array(String name) {
        JsonNode value = json.path(name);
        if (!value.isArray()) {
            throw unlike("an array as " + name, value);
        }
        return value;
    }

    private String place() {
        return where.isEmpty() ? "" : " in " + where;
    }
}
