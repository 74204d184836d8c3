package io.tagwave.value;

import io.tagwave.value.Lexicon.Sense;
import io.tagwave.value.Lexicon.Sort;
import java.time.LocalTime;
import org.jspecify.annotations.Nullable;

/** Reads single texts. What is ambiguous in a text is decided by {@link ColumnReader}. */
final class CellReader {

    /** Longer texts are neither numbers nor dates. */
    static final int MAX_LENGTH = 80;

    /** Letters that may stand beside a value. */
    static final int MAX_EXTRA = 24;

    /** Letters of the longest date, with all that may stand beside it. */
    private static final int MAX_LETTERS = 64;

    private static final int MAX_STARS = 10;
    private static final int MAX_DAY_WORD = 40;
    /** An identifier, such as an article number. */
    private static final CellReading CODE = new CellReading("", null, null, false, null, null, 0, 0);

    private final PageConventions conventions;
    private final int language;

    CellReader(PageConventions conventions) {
        this.conventions = conventions;
        language = conventions.language();
    }

    /** Returns what a text may mean, or null if it has no value. */
    @Nullable
    CellReading read(String cell) {
        if (cell.length() > MAX_LENGTH) {
            return null;
        }
        TextShape shape = TextShape.of(cell);
        if (!shape.hasDigit()) {
            return isStars(cell) ? stars(cell) : mayBeNamed(cell) ? withoutDigit(PlainText.of(cell)) : null;
        }
        if (shape.letters() > MAX_LETTERS) {
            return null;
        }
        String text = cell;
        if (!shape.isPlain()) {
            text = PlainText.of(cell);
            shape = TextShape.of(text);
        }
        CellReading date = shape.mayBeDateOrTime() ? dateOrTime(text, shape) : null;
        if (date != null) {
            return date;
        }
        Amount amount = AmountReader.read(text, conventions);
        if (amount == null) {
            return shape.isCode() ? CODE : null;
        }
        return new CellReading(text, null, null, false, null, amount, amount.extra(), 0);
    }

    private @Nullable CellReading dateOrTime(String text, TextShape shape) {
        TextTokens tokens = new TextTokens(text);
        LocalTime time = null;
        boolean mayBeDuration = false;
        if (shape.hasColon() || TimeOfDayFinder.mayTell(tokens)) {
            TimeOfDayFinder finder = new TimeOfDayFinder(tokens, language);
            time = finder.take();
            mayBeDuration = finder.mayBeDuration();
            boolean isScore = tokens.size() == 3 && tokens.isNumber(0) && tokens.isSign(1, ':') && tokens.isNumber(2);
            if (time == null && (TimeOfDayFinder.hasColons(tokens) || isScore)) {
                return new CellReading(text, null, null, true, null, null, 0, 0);
            }
        }
        DateReading date = new DateFinder(tokens, conventions).take();
        if (date != null) {
            return new CellReading(text, date, time, false, null, null, tokens.lettersLeft(), tokens.wordsLeft());
        }
        RelativeTime ago = ago(text, tokens, time);
        if (ago != null) {
            return new CellReading(text, null, time, false, ago, null, 0, 0);
        }
        boolean alone =
                time != null && tokens.numbersLeft() == 0 && tokens.wordsLeft() <= (shape.numbers() > 1 ? 1 : 0);
        return alone
                ? new CellReading(text, null, time, mayBeDuration, null, null, tokens.lettersLeft(), tokens.wordsLeft())
                : null;
    }

    private @Nullable RelativeTime ago(String text, TextTokens tokens, @Nullable LocalTime time) {
        if (time == null) {
            return tokens.mayBeAgo() && tokens.wordsLeft() > 0 ? RelativeTime.in(text, language) : null;
        }
        boolean named = tokens.wordsLeft() > 0 && tokens.numbersLeft() == 0;
        return named ? dayWord(text.split("[0-9]", 2)[0]) : null;
    }

    /** Returns whether a text is a row of full stars and then empty ones, if any. */
    private static boolean isStars(String text) {
        return text.length() > 0
                && text.length() <= MAX_STARS
                && (text.charAt(0) == '★' || text.charAt(0) == '☆')
                && text.chars().allMatch(c -> c == '★' || c == '☆')
                && !text.contains("☆★");
    }

    private static CellReading stars(String text) {
        NumberToken figure = NumberToken.in(String.valueOf(text.replace("☆", "").length()), 0);
        return figure == null ? CODE : new CellReading(text, null, null, false, null, Amount.plain(figure), 0, 0);
    }

    static boolean mayBeNamed(String text) {
        return isStars(text) || text.length() <= MAX_DAY_WORD && !text.isEmpty() && Lexicon.mayBeNamed(text);
    }

    private @Nullable CellReading withoutDigit(String text) {
        RelativeTime ago = dayWord(text);
        ago = ago == null ? RelativeTime.in(text, language) : ago;
        return ago == null ? null : new CellReading(text, null, null, false, ago, null, 0, 0);
    }

    /** Reads a word such as "yesterday", with a short word behind it or a longer one before it. */
    private @Nullable RelativeTime dayWord(String text) {
        String word = Lexicon.key(stripped(text));
        for (int i = 0; i < 3 && !word.isEmpty(); i++) {
            Sense sense = Lexicon.sense(word, Sort.DAY, language);
            if (sense != null && (sense.isOf(language) || sense.rank() == 0 || word.length() > 3 || language < 0)) {
                return new RelativeTime(-Integer.parseInt(sense.meaning()), 'd');
            }
            int last = word.lastIndexOf(' ');
            int first = word.indexOf(' ');
            boolean link = last > 0 && word.length() - last <= 3;
            word = link ? stripped(word.substring(0, last)) : first > 0 && i == 0 ? word.substring(first + 1) : "";
        }
        return null;
    }

    /** Returns a text from its first letter to its last. */
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
}
