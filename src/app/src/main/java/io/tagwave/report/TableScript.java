package io.tagwave.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/** The script of interactive reports, and the hash by which a page allows this script and no other. */
final class TableScript {

    static final String SOURCE = read();

    private TableScript() {}

    /** As Content-Security-Policy names it. */
    static String hash() {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(SOURCE.getBytes(StandardCharsets.UTF_8));
            return "sha256-" + Base64.getEncoder().encodeToString(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java runtime has SHA-256", e);
        }
    }

    private static String read() {
        try (InputStream in = TableScript.class.getResourceAsStream("tables.js")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("the program's own tables.js can not be read", e);
        }
    }
}
