package io.tagwave.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.ibm.icu.number.NumberFormatter;
import com.ibm.icu.number.NumberFormatter.UnitWidth;
import com.ibm.icu.number.Precision;
import com.ibm.icu.text.CompactDecimalFormat;
import com.ibm.icu.text.CompactDecimalFormat.CompactStyle;
import com.ibm.icu.util.MeasureUnit;
import com.ibm.icu.util.ULocale;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Every word of the lexicon behind a number that stands for a unit or a power of ten, in each of its languages, with and without a
 * currency: the value is one that the word has by ICU in that language, or there is none. A word that ICU lacks changes a number only
 * by what the lexicon says of it.
 */
class LexiconWordsTest {

    private static final double NEAR = 1e-9;
    private static final double[] NUMBERS = {5, 12, 1.5, 37.25, 337};

    /** By language and word, what ICU writes it for: a factor of the number and a unit, or "null" for a power. */
    private final Map<String, Map<String, Set<String>>> meanings = new HashMap<>();

    private void learn(String language) {
        Map<String, Set<String>> words = meanings.computeIfAbsent(language, key -> new HashMap<>());
        ULocale locale = new ULocale(language + "-u-nu-latn");
        for (UnitWidth width : List.of(UnitWidth.FULL_NAME, UnitWidth.SHORT, UnitWidth.NARROW)) {
            for (Map.Entry<MeasureUnit, String> unit :
                    GeneratedValuesTest.units().entrySet()) {
                String name = unit.getValue();
                String factor = name.endsWith(" B") ? name.substring(0, name.length() - 2) : "1";
                for (double number : new double[] {1, 2, 5, 11, 1.5}) {
                    String text = NumberFormatter.withLocale(locale)
                            .unit(unit.getKey())
                            .unitWidth(width)
                            .format(number)
                            .toString();
                    words.computeIfAbsent(word(text), key -> new HashSet<>())
                            .add(Double.parseDouble(factor) + " " + (name.endsWith(" B") ? "B" : name));
                }
            }
        }
        for (CompactStyle style : CompactStyle.values()) {
            for (int power = 3; power <= 13; power++) {
                double number = 5 * Math.pow(10, power);
                String text = CompactDecimalFormat.getInstance(locale, style).format(number);
                String digits = text.replaceAll("[^0-9]", "");
                if (!digits.isEmpty() && !word(text).isEmpty()) {
                    words.computeIfAbsent(word(text), key -> new HashSet<>())
                            .add(number / Double.parseDouble(digits) + " null");
                }
            }
        }
    }

    /** Returns what is left of a text without its number, as a key of the lexicon. */
    private static String word(String text) {
        String word = PlainText.of(text.replaceAll("[0-9.,]+", "")).strip();
        // "T" and "t" are different things.
        return word.length() == 1 ? word : Lexicon.key(word);
    }

    private static boolean isOne(TypedValue value, double number, Set<String> of) {
        return of.stream().anyMatch(meaning -> {
            String[] parts = meaning.split(" ", 2);
            boolean same =
                    Math.abs(value.number() - number * Double.parseDouble(parts[0])) <= NEAR * Math.abs(value.number());
            return same && (value.unit() == null || parts[1].equals(value.unit()));
        });
    }

    /** Returns whether a value is the number itself, or by a factor of the lexicon's meaning of the word. */
    private static boolean isByLexicon(TypedValue value, double number, Set<Double> factors) {
        return factors.stream()
                .anyMatch(factor -> Math.abs(value.number() - number * factor) <= NEAR * Math.abs(value.number()));
    }

    @Test
    void noWordOfTheLexiconMakesAnotherNumber() {
        ResourceBundle lexicon = ResourceBundle.getBundle("io.tagwave.value.lexicon", Locale.ROOT);
        Map<String, Map<String, Set<Double>>> words = new HashMap<>();
        for (String key : Collections.list(lexicon.getKeys())) {
            String sort = key.substring(0, Math.max(0, key.indexOf('.')));
            if (!List.of("unit", "power", "price_power").contains(sort)) {
                continue;
            }
            String meaning = key.substring(sort.length() + 1).replace('_', ' ');
            double factor = sort.equals("unit")
                    ? UnitNames.factor(meaning).doubleValue()
                    : Math.pow(10, Integer.parseInt(meaning));
            for (String word : lexicon.getString(key).split("\\|")) {
                int at = word.lastIndexOf('@');
                for (String language : word.substring(at + 1).split(",")) {
                    words.computeIfAbsent(language.isEmpty() ? "en" : language, any -> new HashMap<>())
                            .computeIfAbsent(word.substring(0, at), any -> new HashSet<>(Set.of(1.0)))
                            .add(factor);
                }
            }
        }
        int cells = 0;
        int valued = 0;
        List<String> wrong = new ArrayList<>();
        for (String language : words.keySet()) {
            learn(language);
            PageHints hints = PageHints.of(language, "", null);
            for (Map.Entry<String, Set<Double>> word : words.get(language).entrySet()) {
                Set<String> known = meanings.get(language).get(word.getKey());
                for (double number : NUMBERS) {
                    String figure = NumberFormatter.withLocale(new ULocale(language + "-u-nu-latn"))
                            .precision(Precision.maxFraction(2))
                            .format(number)
                            .toString();
                    for (String form : List.of("%s %s", "%s%s", "€%s %s", "%s %s €", "%s %s EUR")) {
                        String text = form.formatted(figure, word.getKey());
                        TypedValue value = new ColumnReader(List.of(text), hints).read()[0];
                        cells++;
                        if (value == null || value.number() == null) {
                            continue;
                        }
                        valued++;
                        boolean priced = value.currency() != null;
                        // Money in English is in millions by these, which ICU lacks: £5m, $5mm.
                        boolean isEnglish =
                                language.equals("en") && Set.of("m", "mm").contains(word.getKey());
                        // "mil za hodinu" are millions an hour as well as miles.
                        if (priced && (isEnglish || value.per() != null)) {
                            continue;
                        }
                        Set<String> possible = known == null ? Set.of() : known;
                        // Beside a currency a unit is what a price is for one of.
                        boolean right = known != null && !priced
                                ? isOne(value, number, possible)
                                : isByLexicon(value, number, word.getValue())
                                        && (known == null
                                                || isOne(value, number, possible)
                                                || Math.abs(value.number() - number) < NEAR
                                                        && possible.stream().noneMatch(one -> one.endsWith(" null")));
                        if (!right) {
                            wrong.add(language + "\t" + text + "\t" + value + "\t" + known);
                        }
                    }
                }
            }
        }
        assertTrue(cells >= 10_000 && valued >= cells / 3, cells + " cells, " + valued + " values");
        assertEquals(List.of(), wrong.stream().limit(60).toList(), wrong.size() + " of " + cells);
    }
}
