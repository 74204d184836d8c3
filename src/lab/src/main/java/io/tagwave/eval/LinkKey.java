package io.tagwave.eval;

/**
 * A link reduced to what the same link has in two writings of a page: the letters and digits of its text, and its address
 * without host and closing slash.
 */
public record LinkKey(String text, String address) {

    /** The key of a link with its text and address as they stand on the page. */
    public static LinkKey of(String text, String address) {
        String bare = address == null ? "" : address.strip();
        while (bare.endsWith("/")) {
            bare = bare.substring(0, bare.length() - 1);
        }
        bare = bare.substring(bare.lastIndexOf("//") < 0 ? 0 : bare.lastIndexOf("//") + 2);
        return new LinkKey(TitleKey.of(text).text(), bare.substring(bare.indexOf('/') + 1));
    }
}
