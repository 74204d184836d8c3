package io.tagwave.value;

import io.tagwave.value.Lexicon.Sense;
import io.tagwave.value.Lexicon.Sort;
import java.time.LocalTime;

/** Reads single texts; what a text leaves open is for {@link ColumnReader} to tell. */
final class CellReader {

    /** Longer texts are neither numbers nor dates. */
    static final int LONGEST = 80;
    /** Letters that may stand beside a value. */
    static final int MOST_EXTRA = 24;

    /** Of the longest day, with all that may stand beside it. */
    private static final int MOST_LETTERS = 64;

    private static final int LONGEST_DAY_WORD = 40;
    /** The number of a thing. */
    private static final CellReading CODE = new CellReading("", null, null, false, null, null, 0, 0);
    /** The first year of an era has a name. */
    private static final String FIRST_YEAR = "元年";

    private static final String NUMERALS = "〇一二三四五六七八九";

    private final PageConventions customs;
    private final TextTokens tokens = new TextTokens();
    /** Of the text at hand. */
    private final TextShape shape = new TextShape();

    CellReader(PageConventions customs) {
        this.customs = customs;
    }

    /** What a text may mean, or null for one that means nothing. */
    CellReading read(String cell) {
        if (cell.length() > LONGEST) {
            return null;
        }
        shape.look(cell);
        if (!shape.hasDigit() && !shape.isEastern()) {
            return mayBeNamed(cell) ? withoutDigit(PlainText.of(cell)) : null;
        }
        if (shape.letters() > MOST_LETTERS) {
            return null;
        }
        String text = cell;
        if (!shape.isPlain()) {
            text = PlainText.of(cell);
            text = shape.isEastern() && (!shape.hasDigit() || text.contains(FIRST_YEAR)) ? inDigits(text) : text;
            shape.look(text);
        }
        CellReading day = shape.mayBeTold() ? told(text, shape.hasColon()) : null;
        if (day != null) {
            return day;
        }
        Amount amount = AmountReader.read(text, customs);
        if (amount == null) {
            return shape.isCode() ? CODE : null;
        }
        return new CellReading(text, null, null, false, null, amount, amount.extra(), 0);
    }

    private CellReading told(String text, boolean colon) {
        tokens.cut(text);
        LocalTime time = null;
        boolean bare = false;
        if (colon || TimeOfDayFinder.mayTell(tokens)) {
            TimeOfDayFinder clock = new TimeOfDayFinder(tokens, customs.language());
            time = clock.take();
            bare = clock.isBare();
            if (time == null && TimeOfDayFinder.looksLikeOne(tokens)) {
                return new CellReading(text, null, null, true, null, null, 0, 0);
            }
        }
        DateReading day = new DateFinder(tokens, customs).take();
        if (day != null) {
            return new CellReading(text, day, time, false, null, null, tokens.lettersLeft(), tokens.wordsLeft());
        }
        RelativeTime ago = ago(text, time);
        if (ago != null) {
            return new CellReading(text, null, time, false, ago, null, 0, 0);
        }
        boolean alone = time != null && tokens.numbersLeft() == 0 && tokens.wordsLeft() <= 1;
        return alone
                ? new CellReading(text, null, time, bare, null, null, tokens.lettersLeft(), tokens.wordsLeft())
                : null;
    }

    private RelativeTime ago(String text, LocalTime time) {
        if (time == null) {
            return tokens.mayBeAgo() && tokens.wordsLeft() > 0 ? RelativeTime.in(text, customs.language()) : null;
        }
        boolean named = tokens.wordsLeft() > 0 && tokens.numbersLeft() == 0;
        return named ? dayWord(text.substring(0, firstDigit(text))) : null;
    }

    static boolean mayBeNamed(String text) {
        return text.length() <= LONGEST_DAY_WORD && !text.isEmpty() && Lexicon.mayBeNamed(text);
    }

    private CellReading withoutDigit(String text) {
        RelativeTime ago = dayWord(text);
        if (ago == null) {
            ago = RelativeTime.in(text, customs.language());
        }
        return ago == null ? null : new CellReading(text, null, null, false, ago, null, 0, 0);
    }

    /** Yesterday, with a short word behind it or a longer one before it. */
    private RelativeTime dayWord(String text) {
        String word = Lexicon.key(stripped(text));
        for (int i = 0; i < 3 && !word.isEmpty(); i++) {
            Sense sense = Lexicon.sense(word, Sort.DAY, customs.language());
            if (sense != null
                    && (sense.isOf(customs.language())
                            || sense.rank() == 0
                            || word.length() > 3
                            || customs.language() < 0)) {
                return new RelativeTime(-Integer.parseInt(sense.meaning()), 'd');
            }
            int last = word.lastIndexOf(' ');
            int first = word.indexOf(' ');
            boolean link = last > 0 && word.length() - last <= 3;
            word = link ? stripped(word.substring(0, last)) : first > 0 && i == 0 ? word.substring(first + 1) : "";
        }
        return null;
    }

    private static String stripped(String text) {
        int end = text.length();
        while (end > 0 && !Letters.isOne(text.charAt(end - 1))) {
            end--;
        }
        int start = 0;
        while (start < end && !Letters.isOne(text.charAt(start))) {
            start++;
        }
        return text.substring(start, end);
    }

    private static int firstDigit(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (TextTokens.isDigit(text.charAt(i))) {
                return i;
            }
        }
        return text.length();
    }

    /** 二〇二四年五月一日 and 令和元年五月一日 with digits; other texts as they are. */
    private static String inDigits(String text) {
        if (text.indexOf('年') < 0 || text.indexOf('月') < 0) {
            return text;
        }
        StringBuilder digits = new StringBuilder();
        int i = 0;
        while (i < text.length()) {
            int end = i;
            while (end < text.length() && (NUMERALS.indexOf(text.charAt(end)) >= 0 || text.charAt(end) == '十')) {
                end++;
            }
            if (end > i) {
                digits.append(number(text.substring(i, end)));
                i = end;
            } else {
                digits.append(text.startsWith(FIRST_YEAR, i) ? "1" : text.substring(i, i + 1));
                i++;
            }
        }
        return digits.toString();
    }

    private static String number(String numerals) {
        int ten = numerals.indexOf('十');
        if (ten < 0) {
            StringBuilder digits = new StringBuilder();
            numerals.chars().forEach(c -> digits.append(NUMERALS.indexOf(c)));
            return digits.toString();
        }
        int tens = ten == 0 ? 1 : NUMERALS.indexOf(numerals.charAt(0));
        int ones = ten == numerals.length() - 1 ? 0 : NUMERALS.indexOf(numerals.charAt(ten + 1));
        return String.valueOf(10 * tens + ones);
    }
}
