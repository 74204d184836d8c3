package io.tagwave.dom;

import java.io.ByteArrayOutputStream;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** Parses the hosts of URLs (URL Standard, 3.5): names, in any script, and addresses of IPv4 and IPv6 in all spellings. */
final class UrlHostParser {

    private static final String FORBIDDEN = " #/:<>?@[\\]^|";
    private static final int PIECES = 8;

    private UrlHostParser() {}

    /**
     * Returns the host as it is serialized, or null if it is none.
     *
     * @param special true for a scheme of the web, whose hosts are names in the domain name system
     */
    static @Nullable String parse(String written, boolean special) {
        if (written.startsWith("[")) {
            String address = written.endsWith("]") ? ipv6(written.substring(1, written.length() - 1)) : null;
            return address == null ? null : "[" + address + "]";
        }
        if (!special) {
            boolean forbidden = written.chars().anyMatch(c -> c == 0 || c == '\t' || FORBIDDEN.indexOf(c) >= 0);
            return forbidden ? null : UrlEscapes.CONTROL.escape(written, StandardCharsets.UTF_8);
        }
        String name = ascii(unescaped(written));
        if (name == null || name.isEmpty() || name.chars().anyMatch(UrlHostParser::isForbidden)) {
            return null;
        }
        return endsInNumber(name) ? ipv4(name) : name;
    }

    private static boolean isForbidden(int c) {
        return c < ' ' || c == '%' || c == 0x7F || FORBIDDEN.indexOf(c) >= 0;
    }

    private static String unescaped(String written) {
        if (written.indexOf('%') < 0) {
            return written;
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        byte[] text = written.getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < text.length; i++) {
            int high = text[i] == '%' && i + 2 < text.length ? Character.digit(text[i + 1], 16) : -1;
            int low = high < 0 ? -1 : Character.digit(text[i + 2], 16);
            bytes.write(low < 0 ? text[i] : high << 4 | low);
            i += low < 0 ? 0 : 2;
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    /**
     * Returns a name in ASCII: in small letters, in the compatible form of Unicode, and in Punycode where that is not enough.
     * Unlike {@link java.net.IDN}, it keeps letters such as ß, and knows those of later versions of Unicode.
     */
    private static @Nullable String ascii(String name) {
        if (name.chars().allMatch(c -> c < 128)) {
            return lower(name);
        }
        String mapped = Normalizer.normalize(
                        lower(Normalizer.normalize(name, Normalizer.Form.NFKC)), Normalizer.Form.NFKC)
                .replace('\u3002', '.')
                .replaceAll("[\u00AD\u200B\u2060\uFEFF\uFE00-\uFE0F]", "");
        StringJoiner labels = new StringJoiner(".");
        for (String label : mapped.split("\\.", -1)) {
            if (label.indexOf('\uFFFD') >= 0) {
                return null;
            }
            labels.add(label.chars().allMatch(c -> c < 128) ? label : "xn--" + Punycode.encode(label));
        }
        return labels.toString();
    }

    private static String lower(String text) {
        StringBuilder lower = new StringBuilder(text.length());
        text.codePoints().map(Character::toLowerCase).forEach(lower::appendCodePoint);
        return lower.toString();
    }

    private static boolean endsInNumber(String name) {
        String trimmed = name.endsWith(".") ? name.substring(0, name.length() - 1) : name;
        String last = trimmed.substring(trimmed.lastIndexOf('.') + 1);
        return !last.isEmpty() && last.chars().allMatch(c -> c >= '0' && c <= '9') || number(last) >= 0;
    }

    /** Returns the number that a part of an IPv4 address is in decimal, octal or hexadecimal digits, or -1. */
    private static long number(String part) {
        boolean hex = part.startsWith("0x") || part.startsWith("0X");
        boolean octal = !hex && part.length() > 1 && part.startsWith("0");
        String digits = part.substring(hex ? 2 : octal ? 1 : 0);
        int radix = hex ? 16 : octal ? 8 : 10;
        if (part.isEmpty() || !digits.chars().allMatch(c -> c < 128 && Character.digit(c, radix) >= 0)) {
            return -1;
        }
        String significant = digits.replaceFirst("^0+", "");
        return significant.isEmpty()
                ? 0
                : significant.length() > 12 ? Long.MAX_VALUE : Long.parseLong(significant, radix);
    }

    private static @Nullable String ipv4(String name) {
        String[] parts = (name.endsWith(".") ? name.substring(0, name.length() - 1) : name).split("\\.", -1);
        if (parts.length > 4) {
            return null;
        }
        long address = 0;
        for (int i = 0; i < parts.length; i++) {
            long number = number(parts[i]);
            long limit = i < parts.length - 1 ? 256 : 1L << 8 * (5 - parts.length);
            if (number < 0 || number >= limit) {
                return null;
            }
            address += i < parts.length - 1 ? number << 8 * (3 - i) : number;
        }
        return (address >> 24) + "." + (address >> 16 & 255) + "." + (address >> 8 & 255) + "." + (address & 255);
    }

    private static @Nullable String ipv6(String written) {
        String last = written.substring(written.lastIndexOf(':') + 1);
        boolean isHex = written.chars().allMatch(c -> ".:".indexOf(c) >= 0 || Character.digit(c, 16) >= 0);
        if (!isHex || last.contains(".") && !last.matches("(?:(?:0|[1-9]\\d{0,2})(?:\\.|$)){4}")) {
            return null;
        }
        byte[] bytes;
        try {
            // Brackets keep the runtime from asking a name server.
            bytes = InetAddress.getByName("[" + written + "]").getAddress();
        } catch (UnknownHostException e) {
            return null;
        }
        int[] address = new int[PIECES];
        int first = PIECES - bytes.length / 2;
        // The runtime shortens an IPv4 address that is written as one of IPv6.
        address[PIECES - 3] = first > 0 ? 0xFFFF : 0;
        for (int i = 0; i < bytes.length; i += 2) {
            address[first + i / 2] = (bytes[i] & 0xFF) << 8 | bytes[i + 1] & 0xFF;
        }
        return serialized(address);
    }

    /** Writes an address with its first longest run of zeros left out. */
    private static String serialized(int[] address) {
        int start = -1;
        int length = 1;
        for (int i = 0; i < PIECES; i++) {
            int end = i;
            while (end < PIECES && address[end] == 0) {
                end++;
            }
            if (end - i > length) {
                start = i;
                length = end - i;
            }
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < PIECES; i++) {
            if (i == start) {
                out.append(i == 0 ? "::" : ":");
                i += length - 1;
            } else {
                out.append(Integer.toHexString(address[i])).append(i < PIECES - 1 ? ":" : "");
            }
        }
        return out.toString();
    }
}
