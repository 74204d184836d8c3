package io.tagwave.dom;

import java.util.Locale;
import java.util.regex.Pattern;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Attributes;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Finds the address of an image. If scripts are meant to load it later, the address stands beside a placeholder. */
final class ImageAddress {

    private static final String FILE = "\\.(?:avif|gif|jpe?g|png|svg|webp)";
    private static final Pattern ADDRESS = Pattern.compile("(?:https?:)?//\\S+|/\\S+|\\S+" + FILE + "(?:\\?\\S*)?");
    private static final Pattern NAMED =
            Pattern.compile("[^?#]*" + FILE + "(?:[?#].*)?", Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

    private ImageAddress() {}

    /**
     * Returns the address of an image.
     *
     * @param src its src attribute, or null
     * @return a data attribute whose name ends with src or original; else the src attribute, unless it is missing or embeds an image: then any
     *     data attribute with an address, else the first address of a srcset, also of a source in the same picture; null without any.
     *     The only image of a noscript element beside it takes precedence: the other is its placeholder
     */
    static @Nullable String of(Element image, @Nullable String src) {
        String plain = beside(image.previousElementSibling(), image.nextElementSibling());
        if (plain != null) {
            return plain;
        }
        String own = of(image.attributes(), src);
        Element picture = own == null || isPicture(own) ? image.parent() : null;
        if (picture != null && picture.normalName().equals("picture")) {
            for (Element source : picture.children()) {
                String address = source == image ? null : of(source.attributes(), null);
                if (address != null && !isPicture(address)) {
                    return address;
                }
            }
        }
        return own;
    }

    private static @Nullable String beside(@Nullable Element... siblings) {
        for (Element sibling : siblings) {
            if (sibling != null && sibling.normalName().equals("noscript") && sibling.childrenSize() == 1) {
                Element image = sibling.child(0);
                String address = image.normalName().equals("img") ? of(image.attributes(), image.attr("src")) : null;
                if (address != null && !address.isBlank() && !isPicture(address)) {
                    return address;
                }
            }
        }
        return null;
    }

    private static @Nullable String of(Attributes attributes, @Nullable String src) {
        String deferred = null;
        String set = null;
        for (Attribute attribute : attributes) {
            String name = attribute.getKey().toLowerCase(Locale.ROOT);
            String value = attribute.getValue().strip();
            boolean address = name.startsWith("data-") && ADDRESS.matcher(value).matches();
            if (address && (name.endsWith("src") || name.equals("data-original"))) {
                return value;
            }
            if (name.endsWith("srcset")) {
                set = set == null ? first(value) : set;
            } else if (address && deferred == null) {
                deferred = value;
            }
        }
        return src != null && !src.isBlank() && !isPicture(src)
                ? src
                : deferred != null ? deferred : set != null ? set : src;
    }

    /** Returns whether an address has the name of an image file. */
    static boolean isNamed(String address) {
        return NAMED.matcher(address).matches();
    }

    private static boolean isPicture(String address) {
        return address.regionMatches(true, 0, "data:", 0, "data:".length());
    }

    /** Returns the first address of a srcset, or null. */
    private static @Nullable String first(String set) {
        String address = set.split("\\s", 2)[0];
        String plain = address.endsWith(",") ? address.substring(0, address.length() - 1) : address;
        return plain.isEmpty() || isPicture(plain) ? null : plain;
    }
}
