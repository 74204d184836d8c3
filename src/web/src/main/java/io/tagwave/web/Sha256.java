package io.tagwave.web;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Computes SHA-256 digests. */
public final class Sha256 {

    /** Bytes of a call to the digest: the JVM uses the processor's instructions only after thousands of calls. */
    private static final int PIECE = 512;

    private Sha256() {}

    /** Returns an empty digest. */
    public static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /** Returns the digest of bytes in lower-case hexadecimal digits. */
    public static String hex(byte[] bytes) {
        MessageDigest digest = digest();
        for (int i = 0; i < bytes.length; i += PIECE) {
            digest.update(bytes, i, Math.min(PIECE, bytes.length - i));
        }
        return HexFormat.of().formatHex(digest.digest());
    }
}
