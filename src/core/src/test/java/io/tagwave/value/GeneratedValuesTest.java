package io.tagwave.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.ibm.icu.number.LocalizedNumberFormatter;
import com.ibm.icu.number.Notation;
import com.ibm.icu.number.NumberFormatter;
import com.ibm.icu.number.NumberFormatter.UnitWidth;
import com.ibm.icu.number.NumberRangeFormatter;
import com.ibm.icu.number.Precision;
import com.ibm.icu.text.CompactDecimalFormat;
import com.ibm.icu.text.CompactDecimalFormat.CompactStyle;
import com.ibm.icu.util.Currency;
import com.ibm.icu.util.MeasureUnit;
import com.ibm.icu.util.ULocale;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Texts that ICU writes in the languages of the lexicon, with units, powers of ten and currencies: a text has the value that ICU
 * wrote, or none.
 */
class GeneratedValuesTest {

    private static final List<String> LANGUAGES = List.of(
            "en", "de", "es", "fr", "ja", "ru", "pt", "it", "zh", "pl", "nl", "tr", "fa", "ar", "ko", "vi", "uk", "cs",
            "id", "hu", "sv", "ro", "el", "da", "fi", "sk", "bg", "nb", "hr", "th", "lt", "sr", "he", "sl", "ca", "et",
            "lv", "hi", "bn", "ta", "te", "mr");
    private static final double[] NUMBERS = {1, 2, 3, 5, 12, 21, 1.5, 2.25, 37.5, 337, 1234, 12.345};
    private static final Map<MeasureUnit, String> UNITS = units();
    private static final List<String> CURRENCIES =
            List.of("EUR", "USD", "GBP", "JPY", "PLN", "CZK", "SEK", "INR", "TRY");
    private static final double NEAR = 1e-9;

    static Map<MeasureUnit, String> units() {
        Map<MeasureUnit, String> units = new HashMap<>();
        units.put(MeasureUnit.MILLIMETER, "mm");
        units.put(MeasureUnit.CENTIMETER, "cm");
        units.put(MeasureUnit.METER, "m");
        units.put(MeasureUnit.KILOMETER, "km");
        units.put(MeasureUnit.INCH, "in");
        units.put(MeasureUnit.FOOT, "ft");
        units.put(MeasureUnit.YARD, "yd");
        units.put(MeasureUnit.MILE, "mi");
        units.put(MeasureUnit.GRAM, "g");
        units.put(MeasureUnit.KILOGRAM, "kg");
        units.put(MeasureUnit.OUNCE, "oz");
        units.put(MeasureUnit.POUND, "lb");
        units.put(MeasureUnit.STONE, "st");
        units.put(MeasureUnit.MILLILITER, "ml");
        units.put(MeasureUnit.LITER, "l");
        units.put(MeasureUnit.GALLON, "gal");
        units.put(MeasureUnit.HECTARE, "ha");
        units.put(MeasureUnit.ACRE, "ac");
        units.put(MeasureUnit.CELSIUS, "°C");
        units.put(MeasureUnit.FAHRENHEIT, "°F");
        units.put(MeasureUnit.KILOMETER_PER_HOUR, "km/h");
        units.put(MeasureUnit.MILE_PER_HOUR, "mph");
        units.put(MeasureUnit.SECOND, "s");
        units.put(MeasureUnit.MINUTE, "min");
        units.put(MeasureUnit.HOUR, "h");
        units.put(MeasureUnit.DAY, "d");
        units.put(MeasureUnit.WEEK, "wk");
        units.put(MeasureUnit.MONTH, "mo");
        units.put(MeasureUnit.YEAR, "y");
        units.put(MeasureUnit.BIT, "bit");
        units.put(MeasureUnit.BYTE, "1 B");
        units.put(MeasureUnit.KILOBYTE, "1e3 B");
        units.put(MeasureUnit.MEGABYTE, "1e6 B");
        units.put(MeasureUnit.GIGABYTE, "1e9 B");
        units.put(MeasureUnit.TERABYTE, "1e12 B");
        units.put(MeasureUnit.PETABYTE, "1e15 B");
        return units;
    }

    /** What a text may mean, as ICU wrote it for several things. */
    private final Map<String, Map<String, Set<String>>> texts = new TreeMap<>();

    private void add(String language, String text, double number, String of) {
        texts.computeIfAbsent(language, key -> new TreeMap<>())
                .computeIfAbsent(text, key -> new HashSet<>())
                .add(number + " " + of);
    }

    private void write(String language) {
        ULocale locale = new ULocale(language + "-u-nu-latn");
        for (UnitWidth width : List.of(UnitWidth.FULL_NAME, UnitWidth.SHORT)) {
            LocalizedNumberFormatter plain =
                    NumberFormatter.withLocale(locale).unitWidth(width).precision(Precision.maxFraction(3));
            UNITS.forEach((unit, name) -> {
                boolean size = name.endsWith(" B");
                double factor = size ? Double.parseDouble(name.substring(0, name.length() - 2)) : 1;
                for (double number : NUMBERS) {
                    add(language, plain.unit(unit).format(number).toString(), number * factor, size ? "B" : name);
                }
            });
        }
        for (CompactStyle style : CompactStyle.values()) {
            for (int power = 3; power <= 13; power++) {
                for (double first : new double[] {1, 2, 5, 1.5, 38}) {
                    double number = first * Math.pow(10, power);
                    add(
                            language,
                            CompactDecimalFormat.getInstance(locale, style).format(number),
                            number,
                            "null");
                    for (String currency : CURRENCIES) {
                        Currency money = Currency.getInstance(currency);
                        Notation notation =
                                style == CompactStyle.SHORT ? Notation.compactShort() : Notation.compactLong();
                        String text = NumberFormatter.withLocale(locale)
                                .unit(money)
                                .notation(notation)
                                .format(number)
                                .toString();
                        add(language, text, number, currency);
                    }
                }
            }
        }
        for (String currency : CURRENCIES) {
            for (double number : NUMBERS) {
                for (UnitWidth width : List.of(UnitWidth.SHORT, UnitWidth.ISO_CODE)) {
                    add(
                            language,
                            NumberFormatter.withLocale(locale)
                                    .unit(Currency.getInstance(currency))
                                    .unitWidth(width)
                                    .precision(Precision.fixedFraction(2))
                                    .format(number)
                                    .toString(),
                            Math.rint(number * 100) / 100,
                            currency);
                }
            }
        }
    }

    @Test
    void aGeneratedTextHasItsValueOrNone() {
        LANGUAGES.forEach(this::write);
        int cells = 0;
        int valued = 0;
        List<String> wrong = new ArrayList<>();
        for (String language : texts.keySet()) {
            for (Map.Entry<String, Set<String>> text : texts.get(language).entrySet()) {
                TypedValue value = new ColumnReader(List.of(text.getKey()), PageHints.of(language, "", null)).read()[0];
                cells++;
                valued += value == null ? 0 : 1;
                if (value != null && !isOneOf(value, text.getValue())) {
                    wrong.add(language + "\t" + text.getKey() + "\t" + value + "\t" + text.getValue());
                }
            }
        }
        assertTrue(cells >= 10_000 && valued >= 0.9 * cells, cells + " cells, " + valued + " values");
        assertEquals(List.of(), wrong);
    }

    /** A price per unit is never a bare number, nor is a range its lower end. */
    @Test
    void whatAPriceIsForOneOfAndTheEndOfARangeAreNotLost() {
        List<String> wrong = new ArrayList<>();
        int valued = 0;
        for (String language : LANGUAGES) {
            ULocale locale = new ULocale(language + "-u-nu-latn");
            for (String currency : CURRENCIES) {
                for (double number : new double[] {3.99, 12.5, 337.25}) {
                    Currency money = Currency.getInstance(currency);
                    for (MeasureUnit unit : List.of(MeasureUnit.KILOGRAM, MeasureUnit.SQUARE_METER, MeasureUnit.HOUR)) {
                        // ICU writes no currency per unit, but meters, in whose place the price stands.
                        LocalizedNumberFormatter meters =
                                NumberFormatter.withLocale(locale).unit(MeasureUnit.METER);
                        String price = NumberFormatter.withLocale(locale)
                                .unit(money)
                                .precision(Precision.fixedFraction(2))
                                .format(number)
                                .toString();
                        String text = meters.perUnit(unit)
                                .format(number)
                                .toString()
                                .replace(meters.format(number).toString(), price);
                        if (!text.contains(price) || text.matches(".*\\d\\p{L}.*")) {
                            continue;
                        }
                        TypedValue value = new ColumnReader(List.of(text), PageHints.of(language, "", null)).read()[0];
                        valued += value == null ? 0 : 1;
                        if (value != null && (value.per() == null || value.number() != number)) {
                            wrong.add(language + "\t" + text + "\t" + value);
                        }
                    }
                    String text = NumberRangeFormatter.withLocale(locale)
                            .numberFormatterBoth(
                                    NumberFormatter.with().unit(money).precision(Precision.fixedFraction(2)))
                            .formatRange(number, number + 8)
                            .toString();
                    TypedValue value = new ColumnReader(List.of(text), PageHints.of(language, "", null)).read()[0];
                    valued += value == null ? 0 : 1;
                    if (value != null && (value.to() == null || value.number() != number || value.to() != number + 8)) {
                        wrong.add(language + "\t" + text + "\t" + value);
                    }
                }
            }
        }
        assertEquals(List.of(), wrong);
        assertTrue(valued >= 1000, valued + " values");
    }

    private static boolean isOneOf(TypedValue value, Set<String> meanings) {
        for (String meaning : meanings) {
            int blank = meaning.indexOf(' ');
            double number = Double.parseDouble(meaning.substring(0, blank));
            String of = meaning.substring(blank + 1);
            boolean unit = of.equals(value.unit())
                    || value.unit() == null && (value.currency() == null || of.equals(value.currency()));
            if (value.number() != null && unit && Math.abs(value.number() - number) <= NEAR * Math.abs(number)) {
                return true;
            }
        }
        return false;
    }
}
