package io.tagwave.render;

import com.fasterxml.jackson.databind.ObjectMapper;

/** Reads and writes what browsers say. A mapper keeps what it learned of types, and may be used by many threads. */
public final class DevToolsJson {

    public static final ObjectMapper MAPPER = new ObjectMapper();

    private DevToolsJson() {}
}
