package io.tagwave.render;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Names screenshot files. */
final class ScreenshotNames {

    private static final int DIGITS = 16;

    private ScreenshotNames() {}

    /** Returns a file name that begins with the host and differs for every URL. */
    static String name(String url) {
        String host;
        try {
            host = String.valueOf(URI.create(url).getHost()).replaceAll("[^A-Za-z0-9.-]", "_");
        } catch (IllegalArgumentException e) {
            host = "page";
        }
        return host + "-" + digest(url).substring(0, DIGITS) + ".png";
    }

    private static String digest(String url) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(url.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
