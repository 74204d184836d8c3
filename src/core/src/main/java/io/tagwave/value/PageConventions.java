package io.tagwave.value;

import org.jspecify.annotations.Nullable;

/**
 * Says how a page writes numbers and dates, as far as its language and country determine it.
 *
 * @param language number in the {@link Lexicon}, -1 if unknown
 * @param region as in {@link PageHints}
 * @param hostCurrency of the country of the page's address; null if unknown
 * @param decimal decimal mark, 0 if unknown
 * @param grouping mark between groups of digits, 0 if unknown; {@code _} for a blank
 * @param currency of the page's country, or of the one that its language belongs to; null if unknown
 * @param order of dates in digits, {@link DateOrder#OPEN} if unknown
 */
record PageConventions(
        int language,
        String region,
        @Nullable String currency,
        @Nullable String hostCurrency,
        char decimal,
        char grouping,
        DateOrder order) {

    static final PageConventions UNKNOWN = new PageConventions(-1, "", null, null, (char) 0, (char) 0, DateOrder.OPEN);

    static PageConventions of(PageHints hints) {
        String code = hints.language().matches("no|nn") ? "nb" : hints.language();
        String currency = CurrencyNames.local(hints.region(), code);
        String host = CurrencyNames.local(hints.country(), "");
        if (code.isEmpty()) {
            return new PageConventions(
                    -1, hints.region(), currency, host, (char) 0, (char) 0, regional(hints.region(), DateOrder.OPEN));
        }
        String regional = hints.region().isEmpty() ? null : Lexicon.conventions(code + "-" + hints.region());
        String known = regional != null ? regional : Lexicon.conventions(code);
        int language = Lexicon.language(code);
        if (known == null) {
            return new PageConventions(language, hints.region(), currency, host, (char) 0, (char) 0, DateOrder.OPEN);
        }
        // English is written with day or month first, and pages rarely say whose English theirs is.
        boolean anyEnglish = code.equals("en") && regional == null;
        DateOrder order = anyEnglish
                ? regional(hints.region(), DateOrder.OPEN)
                : switch (known.substring(2)) {
                    case "DMY" -> DateOrder.DAY_MONTH_YEAR;
                    case "MDY" -> DateOrder.MONTH_DAY_YEAR;
                    default -> DateOrder.YEAR_MONTH_DAY;
                };
        return new PageConventions(language, hints.region(), currency, host, known.charAt(0), known.charAt(1), order);
    }

    private static DateOrder regional(String region, DateOrder otherwise) {
        return region.equals("US") ? DateOrder.MONTH_DAY_YEAR : region.isEmpty() ? otherwise : DateOrder.DAY_MONTH_YEAR;
    }
}
