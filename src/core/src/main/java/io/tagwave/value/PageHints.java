package io.tagwave.value;

import java.time.LocalDateTime;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Says what is known of a page that helps to read its values.
 *
 * @param language of its {@code lang} attribute: {@code de}, {@code en}; empty if unknown
 * @param region two capitals of a country, from the address or language; empty if unknown
 * @param country of the address; empty if unknown
 * @param fetched when the page was fetched, in UTC; without it, "2 hours ago" has no value
 */
public record PageHints(
        String language,
        String region,
        String country,
        @Nullable LocalDateTime fetched) {

    /** Knows nothing. */
    public static final PageHints NONE = new PageHints("", "", "", null);

    private static final int COUNTRY_LENGTH = 2;

    /**
     * Derives the hints of a page.
     *
     * @param lang the attribute as written, or an empty string
     * @param address of the page, or an empty string: the top-level domain of its host may be that of a country
     */
    public static PageHints of(String lang, String address, @Nullable LocalDateTime fetched) {
        String[] tags = lang.strip().replace('_', '-').split("-", -1);
        String language = tags[0].toLowerCase(Locale.ROOT);
        String region = "";
        for (int i = 1; i < tags.length; i++) {
            boolean isTraditional = tags[i].equalsIgnoreCase("Hant");
            region = isTraditional
                    ? "TW"
                    : tags[i].length() == COUNTRY_LENGTH ? tags[i].toUpperCase(Locale.ROOT) : region;
        }
        int host = address.indexOf("://") + 3;
        String country = host < 3 ? "" : country(address.substring(host).split("[/:?#]", 2)[0]);
        return new PageHints(language, region.isEmpty() ? country : region, country, fetched);
    }

    /** Returns the country of a top-level domain; empty for those that are mostly used for other things. */
    private static String country(String host) {
        String last = host.substring(host.lastIndexOf('.') + 1);
        if (last.length() != COUNTRY_LENGTH || "io co ai me tv cc ly gg fm am to is sh".contains(last)) {
            return "";
        }
        return last.equals("uk") ? "GB" : last.toUpperCase(Locale.ROOT);
    }
}
