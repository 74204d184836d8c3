package io.tagwave.lab.witness;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Collects numbers and strings of one part of a page's result into a short SHA-256 digest. */
final class Digest {

    private static final int HEX_DIGITS = 10;

    private final MessageDigest hash;

    Digest() {
        try {
            hash = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    /** Adds values in order; null differs from the empty string. */
    Digest add(@Nullable Object... values) {
        for (Object value : values) {
            hash.update((value == null ? "\0" : value.toString()).getBytes(StandardCharsets.UTF_8));
            hash.update((byte) '\n');
        }
        return this;
    }

    /** Adds a computed number with six decimals, so that the order of a sum does not show. */
    Digest addRounded(double value) {
        return add(String.format(Locale.ROOT, "%.6f", value));
    }

    /** The first ten hexadecimal digits; nothing can be added afterwards. */
    String hex() {
        return HexFormat.of().formatHex(hash.digest()).substring(0, HEX_DIGITS);
    }
}
