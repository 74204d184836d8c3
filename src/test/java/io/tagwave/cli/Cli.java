package io.tagwave.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;

/** One run of the command line inside the test's JVM. */
record Cli(int status, String out, String err) {

    static Cli run(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int status = Main.run(new PrintWriter(out, true), new PrintWriter(err, true), args);
        return new Cli(status, out.toString(), err.toString());
    }

    /** The keys of a JSON object in order. */
    static List<String> names(JsonNode object) {
        List<String> names = new ArrayList<>();
        object.fieldNames().forEachRemaining(names::add);
        return names;
    }

    /** The last part of the url of a JSON line. */
    static String fileName(String line) {
        try {
            return Json.MAPPER.readTree(line).get("url").asText().replaceFirst(".*/", "");
        } catch (JsonProcessingException e) {
            throw new AssertionError(line, e);
        }
    }
}
