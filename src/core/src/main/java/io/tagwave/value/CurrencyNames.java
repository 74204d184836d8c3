package io.tagwave.value;

import java.util.BitSet;
import java.util.Currency;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Signs, abbreviations and codes of currencies beside a number, and which currency they stand for on a page. */
final class CurrencyNames {

    /** Which currency a sign stands for is told by the country of the page, if at all. */
    static final String UNKNOWN = "";

    private static final int REACH = 6;
    private static final int LONGEST = 8;
    private static final int CODE = 3;

    /** The codes of ISO 4217 that are in use, and such as were not long ago. */
    private static final Set<String> CODES = Set.of(
            ("AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE"
                            + " CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IQD IRR ISK JMD JOD"
                            + " JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN"
                            + " NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL"
                            + " THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWL DEM FRF ITL ESP")
                    .split(" "));

    /** Codes that are words of capitals just as well: they count behind a number alone. */
    private static final Set<String> WORDS =
            Set.of("ALL", "TOP", "CUP", "MOP", "PEN", "TRY", "MAD", "COP", "SOS", "LAK");

    /** As pages write them, in their own case. */
    private static final Map<String, String> NAMES = names();

    /** Which currencies a sign may stand for, the usual one first; the page's country chooses. */
    private static final Map<String, String> SHARED = Map.of(
            "$", "USD AUD CAD NZD MXN ARS CLP COP SGD HKD TWD UYU DOP",
            "£", "GBP EGP LBP SYP",
            "¥", "JPY CNY",
            "元", "CNY TWD HKD",
            "圓", "TWD JPY",
            "kr", "? SEK NOK DKK ISK",
            "Rs", "INR PKR LKR NPR MUR",
            "lei", "RON MDL",
            "din", "RSD");

    /** First characters and lengths of the names, with a point and without. */
    private static final BitSet GLANCES = glances();

    private CurrencyNames() {}

    /**
     * A mention of a currency.
     *
     * @param name as written
     * @param start first character
     * @param end one past its last
     */
    record Mention(String name, int start, int end) {

        /** The code, null where it can not be told. */
        String code(PageConventions customs) {
            return CurrencyNames.code(name, customs);
        }

        private boolean isCode() {
            return name.length() == 3 && CODES.contains(name);
        }
    }

    private static Map<String, String> names() {
        String names =
                "€ EUR,Euro EUR,Euros EUR,euro EUR,euros EUR,евро EUR,ευρώ EUR,EURO EUR,eur EUR,Eur EUR,$ $,US$ USD,USD$ USD,$US USD,A$ AUD,AU$ AUD,C$ CAD,CA$ CAD,"
                        + "NZ$ NZD,HK$ HKD,S$ SGD,SG$ SGD,NT$ TWD,MX$ MXN,R$ BRL,U$S USD,U$ USD,RD$ DOP,AR$ ARS,CLP$ CLP,COL$ COP,J$ JMD,£ £,¥ ¥,CN¥ CNY,JP¥ JPY,円 JPY,元 元,圓 圓,元 元,"
                        + "원 KRW,₩ KRW,won KRW,₽ RUB,руб RUB,рублей RUB,р RUB,₴ UAH,грн UAH,₺ TRY,TL TRY,₹ INR,Rs Rs,Rs. Rs,₨ Rs,रु INR,रू INR,रुपये INR,₪ ILS,₫ VND,đ VND,VNĐ VND,฿ THB,บาท THB,Baht THB,₱ PHP,Php PHP,₦ NGN,₡ CRC,₲ PYG,"
                        + "₸ KZT,тг KZT,₼ AZN,₾ GEL,₮ MNT,₭ LAK,៛ KHR,৳ BDT,zł PLN,zl PLN,ZŁ PLN,PLN PLN,Kč CZK,kč CZK,Kc CZK,Ft HUF,Ft. HUF,lei lei,Lei lei,LEI lei,leu lei,лв BGN,лева BGN,ден MKD,дин RSD,din din,RSD RSD,KM BAM,kn HRK,"
                        + "kr kr,Kr kr,KR kr,kr. kr,Kr. kr,RM MYR,Rp IDR,Rp. IDR,Fr CHF,Fr. CHF,SFr CHF,sFr CHF,CHF CHF,Bs BOB,FCFA XOF,CFA XOF,Lek ALL,Lekë ALL,ден. MKD,Br BYN,ƒ ANG,"
                        + "تومان IRT,تومن IRT,ریال IRR,ريال SAR,ر.س SAR,د.إ AED,درهم AED,ج.م EGP,جنيه EGP,د.ك KWD,دينار KWD,د.م MAD,د.ج DZD,د.ت TND,د.ا JOD,د.أ JOD,ر.ق QAR,ر.ع OMR,د.ب BHD,د.ع IQD,ش.ج ILS,"
                        + "人民币 CNY,日元 JPY,美元 USD,欧元 EUR,ドル USD,ユーロ EUR,달러 USD,유로 EUR,dollars $,dollar $,Dollar $,Dollars $,рубля RUB,рубль RUB,гривень UAH,гривен UAH,złotych PLN,korun CZK";
        java.util.HashMap<String, String> known = new java.util.HashMap<>();
        for (String name : names.split(",")) {
            int blank = name.lastIndexOf(' ');
            known.put(name.substring(0, blank), name.substring(blank + 1));
        }
        return Map.copyOf(known);
    }

    private static BitSet glances() {
        BitSet glances = new BitSet();
        for (String name : NAMES.keySet()) {
            glances.set(glance(name.charAt(0), name.length()));
            glances.set(glance(name.charAt(0), name.length() + (name.length() == CODE ? 1 : 0)));
        }
        return glances;
    }

    /** The mention that ends at a place, a blank before the number left out; or null. */
    static Mention before(String text, int at) {
        int end = at;
        while (end > 0 && (text.charAt(end - 1) == ' ' || text.charAt(end - 1) == ':') && at - end < 2) {
            end--;
        }
        int start = end;
        while (start > 0 && end - start < REACH && isPart(text.charAt(start - 1))) {
            start--;
        }
        Mention mention = longest(text, start, end, true);
        // US $36, CAD$36
        if (mention != null && mention.name().equals("$") && mention.start() > 1) {
            int gap = mention.start() - (text.charAt(mention.start() - 1) == ' ' ? 1 : 0);
            int first = gap;
            while (first > 0 && gap - first < 3 && isPart(text.charAt(first - 1))) {
                first--;
            }
            String country = text.substring(first, gap);
            String code = country.length() == 2 ? NAMES.get(country + "$") : CODES.contains(country) ? country : null;
            return code == null ? mention : new Mention(code, first, mention.end());
        }
        return mention;
    }

    /** The mention that starts at a place, a blank behind the number left out; or null. */
    static Mention after(String text, int at) {
        int start = at < text.length() && text.charAt(at) == ' ' ? at + 1 : at;
        int end = start;
        while (end < text.length() && end - start < 2 * REACH && isPart(text.charAt(end))) {
            end++;
        }
        return longest(text, start, end, false);
    }

    /** Of two mentions the one that says more: a code says more than a sign. */
    static Mention better(Mention before, Mention after) {
        return before == null || after != null && after.isCode() ? after : before;
    }

    /** All that stands between, or of signs and ideographs what touches the number. */
    private static Mention longest(String text, int start, int end, boolean before) {
        for (int length = Math.min(LONGEST, end - start); length > 0; length--) {
            int from = before ? end - length : start;
            int to = from + length;
            boolean whole = length == end - start;
            boolean sign = !Character.isLetter(text.charAt(before ? from : to - 1)) || isWide(text.charAt(from));
            boolean dotted = !before && to < text.length() && text.charAt(to) == '.' || text.charAt(to - 1) == '.';
            if ((whole || sign || dotted || before && !Character.isLetter(text.charAt(from - 1)))
                    && mayBeKnown(text, from, length)
                    && isKnown(text.substring(from, to), before)) {
                return new Mention(text.substring(from, to), from, to);
            }
        }
        return null;
    }

    /** Told by its first character and its length, and often wrongly. */
    private static boolean mayBeKnown(String text, int from, int length) {
        char first = text.charAt(from);
        boolean code = length == CODE || length == CODE + 1 && text.charAt(from + CODE) == '.';
        return length == 1 || code && first >= 'A' && first <= 'Z' || GLANCES.get(glance(first, length));
    }

    private static int glance(char first, int length) {
        return first << 4 & 0xfff0 | length & 0xf;
    }

    private static boolean isWide(char c) {
        return c >= '\u2e80';
    }

    private static boolean isKnown(String name, boolean before) {
        if (NAMES.containsKey(name)) {
            return true;
        }
        if (name.length() == 4 && name.endsWith(".")) {
            return isKnown(name.substring(0, 3), before);
        }
        if (name.length() == 1) {
            return Character.getType(name.charAt(0)) == Character.CURRENCY_SYMBOL;
        }
        return name.length() == 3 && CODES.contains(name) && !(before && WORDS.contains(name));
    }

    /** Whether a text is a currency's sign or code and nothing else. */
    static boolean isOne(String text) {
        String bare = text.endsWith(".") ? text.substring(0, text.length() - 1) : text;
        return bare.length() <= REACH && (NAMES.containsKey(bare) || CODES.contains(bare));
    }

    static String code(String name, PageConventions customs) {
        String bare = name.endsWith(".") && !NAMES.containsKey(name) ? name.substring(0, name.length() - 1) : name;
        String known = NAMES.getOrDefault(bare, CODES.contains(bare) ? bare : UNKNOWN);
        String shared = SHARED.get(known);
        if (shared == null) {
            return known.isEmpty() ? null : known;
        }
        String local = customs.currency();
        if (local != null && shared.contains(local)) {
            return local;
        }
        return shared.startsWith("?") ? null : shared.substring(0, 3);
    }

    /** The currency of a country, else of the one that a language belongs to; null where that is not told. */
    static String local(String country, String language) {
        String region = country;
        if (region.isEmpty()) {
            region = switch (language) {
                case "sv" -> "SE";
                case "nb" -> "NO";
                case "da" -> "DK";
                case "is" -> "IS";
                case "zh" -> "CN";
                case "ja" -> "JP";
                case "ur" -> "PK";
                case "ne" -> "NP";
                case "si" -> "LK";
                default -> "";
            };
        }
        try {
            Currency currency = region.isEmpty() ? null : Currency.getInstance(new Locale("", region));
            return currency == null ? null : currency.getCurrencyCode();
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    private static boolean isPart(char c) {
        if (c < 128) {
            return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '.' || c == '$';
        }
        return Letters.isOne(c) || Character.getType(c) == Character.CURRENCY_SYMBOL;
    }
}
