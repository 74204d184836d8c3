package io.tagwave.value;

import java.time.LocalDateTime;
import java.util.Locale;

/**
 * What a page tells of the meaning of its texts.
 *
 * @param language of the page, as its {@code lang} attribute says: {@code de}, {@code en-GB}; an empty string when it does not
 * @param region two letters of a country in capitals where address or language tell it, otherwise an empty string
 * @param fetched when the page was fetched, in UTC; null when that is not known: then "2 hours ago" means nothing
 */
public record PageHints(String language, String region, LocalDateTime fetched) {

    /** Nothing is known. */
    public static final PageHints NONE = new PageHints("", "", null);

    private static final int COUNTRY = 2;

    /**
     * Of a page.
     *
     * @param lang the attribute as written, or an empty string
     * @param address of the page, or an empty string: the end of its host's name may be that of a country
     */
    public static PageHints of(String lang, String address, LocalDateTime fetched) {
        String[] tags = lang.strip().replace('_', '-').split("-", -1);
        String language = tags[0].toLowerCase(Locale.ROOT);
        String region = "";
        for (int i = 1; i < tags.length; i++) {
            boolean isTraditional = tags[i].equalsIgnoreCase("Hant");
            region = isTraditional ? "TW" : tags[i].length() == COUNTRY ? tags[i].toUpperCase(Locale.ROOT) : region;
        }
        return new PageHints(language, region.isEmpty() ? country(host(address)) : region, fetched);
    }

    private static String host(String address) {
        int start = address.indexOf("://") + 3;
        if (start < 3) {
            return "";
        }
        int end = start;
        while (end < address.length() && "/:?#".indexOf(address.charAt(end)) < 0) {
            end++;
        }
        return address.substring(start, end);
    }

    /** What the last part of a host's name says, where it is one of two letters that is used for its country. */
    private static String country(String host) {
        String last = host.substring(host.lastIndexOf('.') + 1);
        if (last.length() != COUNTRY || "io co ai me tv cc ly gg fm am to is sh".contains(last)) {
            return "";
        }
        return last.equals("uk") ? "GB" : last.toUpperCase(Locale.ROOT);
    }
}
