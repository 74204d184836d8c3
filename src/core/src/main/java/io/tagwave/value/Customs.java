package io.tagwave.value;

/**
 * How a page writes numbers and days, as far as it can be told.
 *
 * @param language number in the {@link Lexicon}, -1 when unknown
 * @param region as in {@link PageHints}
 * @param decimal mark before decimals, 0 when unknown
 * @param grouping mark between groups of digits, 0 when unknown; {@code _} for a blank
 * @param currency of the page's country, or of the one that its language belongs to; null when unknown
 * @param order of days in digits, {@link DayOrder#OPEN} when unknown
 */
record Customs(int language, String region, String currency, char decimal, char grouping, DayOrder order) {

    static final Customs UNKNOWN = new Customs(-1, "", null, (char) 0, (char) 0, DayOrder.OPEN);

    static Customs of(PageHints hints) {
        String code =
                switch (hints.language()) {
                    case "no", "nn" -> "nb";
                    case "iw" -> "he";
                    case "tl" -> "fil";
                    case "in" -> "id";
                    default -> hints.language();
                };
        String currency = Money.local(hints.region(), code);
        if (code.isEmpty()) {
            return new Customs(
                    -1, hints.region(), currency, (char) 0, (char) 0, regional(hints.region(), DayOrder.OPEN));
        }
        String regional = hints.region().isEmpty() ? null : Lexicon.customs(code + "-" + hints.region());
        String known = regional != null ? regional : Lexicon.customs(code);
        int language = Lexicon.language(code);
        if (known == null) {
            return new Customs(language, hints.region(), currency, (char) 0, (char) 0, DayOrder.OPEN);
        }
        // English is written with day or month first, and pages say seldom whose English theirs is.
        boolean anyEnglish = code.equals("en") && regional == null;
        DayOrder order = anyEnglish
                ? regional(hints.region(), DayOrder.OPEN)
                : switch (known.substring(2)) {
                    case "DMY" -> DayOrder.DAY_MONTH_YEAR;
                    case "MDY" -> DayOrder.MONTH_DAY_YEAR;
                    default -> DayOrder.YEAR_MONTH_DAY;
                };
        return new Customs(language, hints.region(), currency, known.charAt(0), known.charAt(1), order);
    }

    private static DayOrder regional(String region, DayOrder otherwise) {
        return region.equals("US") ? DayOrder.MONTH_DAY_YEAR : region.isEmpty() ? otherwise : DayOrder.DAY_MONTH_YEAR;
    }
}
