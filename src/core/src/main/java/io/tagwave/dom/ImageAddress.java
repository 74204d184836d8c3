package io.tagwave.dom;

import java.util.Locale;
import java.util.regex.Pattern;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Attributes;

/** Where an image is, which scripts may be meant to load later: then its address stands beside a placeholder. */
final class ImageAddress {

    private static final Pattern ADDRESS =
            Pattern.compile("(?:https?:)?//\\S+|/\\S+|\\S+\\.(?:avif|gif|jpe?g|png|svg|webp)(?:\\?\\S*)?");

    private ImageAddress() {}

    /**
     * The address of an image.
     *
     * @param src its src attribute, or null
     * @return that of a data attribute whose name ends with src; else the src attribute, unless that is missing or holds a
     *     picture itself: then any data attribute that holds an address, else the first address of a srcset; null without any
     */
    static String of(Attributes attributes, String src) {
        boolean placeholder = src == null || src.isBlank() || isPicture(src);
        String deferred = null;
        String set = null;
        for (Attribute attribute : attributes) {
            String name = attribute.getKey().toLowerCase(Locale.ROOT);
            String value = attribute.getValue().strip();
            boolean address = name.startsWith("data-") && ADDRESS.matcher(value).matches();
            if (address && name.endsWith("src")) {
                return value;
            }
            if (name.endsWith("srcset")) {
                set = set == null ? first(value) : set;
            } else if (address && deferred == null) {
                deferred = value;
            }
        }
        return !placeholder ? src : deferred != null ? deferred : set != null ? set : src;
    }

    private static boolean isPicture(String address) {
        return address.regionMatches(true, 0, "data:", 0, "data:".length());
    }

    /** The first address of a list of them with their widths, or null. */
    private static String first(String set) {
        String address = set.split("\\s", 2)[0];
        String plain = address.endsWith(",") ? address.substring(0, address.length() - 1) : address;
        return plain.isEmpty() || isPicture(plain) ? null : plain;
    }
}
