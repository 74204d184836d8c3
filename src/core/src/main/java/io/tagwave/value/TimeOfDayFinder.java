package io.tagwave.value;

import java.time.LocalTime;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Finds a time of day in a text and takes its tokens: {@code 14:39}, {@code 4:05 PM}, {@code 午後4時30分}, {@code 16h30}. */
final class TimeOfDayFinder {

    private static final int NOON = 12;
    private static final String HOURS = "時时點点시";
    private static final String MINUTES = "分분";
    private static final int MAX_ZONE_LENGTH = 5;

    private final TextTokens tokens;
    private final int language;
    /** First token of the time, and one past its last. */
    private int start;

    private int end;
    /** True if the numbers could be a duration as well: without am or pm, a word of the hour, or a zone. */
    private boolean mayBeDuration;

    TimeOfDayFinder(TextTokens tokens, int language) {
        this.tokens = tokens;
        this.language = language;
    }

    boolean mayBeDuration() {
        return mayBeDuration;
    }

    /** Returns the first time of day in the text, or null. */
    @Nullable
    LocalTime take() {
        for (int i = 0; i < tokens.size(); i++) {
            // UTC+5:30 is a zone.
            if (tokens.isNumber(i) && tokens.length(i) <= 2 && !tokens.isSign(i - 1, '+')) {
                LocalTime time = at(i);
                if (time != null) {
                    tokens.take(start, end);
                    return time;
                }
            }
        }
        return null;
    }

    /** Returns whether a text without a colon may have a time of day, by a word beside its numbers. */
    static boolean mayTell(TextTokens tokens) {
        if (tokens.anyIs(Lexicon.Sort.HALF)) {
            return true;
        }
        for (int i = 1; i < tokens.size(); i++) {
            char first = tokens.first(i);
            if (first >= 128 ? HOURS.indexOf(first) >= 0 : tokens.is(i, "h") || tokens.is(i, "uhr")) {
                return true;
            }
        }
        return tokens.anyOf("kl", "klo");
    }

    /** Returns whether numbers have colons between them. */
    static boolean hasColons(TextTokens tokens) {
        return IntStream.range(2, tokens.size())
                .anyMatch(i -> tokens.isNumber(i - 2)
                        && tokens.isSign(i - 1, ':')
                        && tokens.isNumber(i)
                        && tokens.length(i) == 2);
    }

    private @Nullable LocalTime at(int i) {
        start = i;
        int hour = tokens.number(i);
        int minute = 0;
        int second = 0;
        boolean named = false;
        if (isColon(i + 1) && isSixty(i + 2)) {
            minute = tokens.number(i + 2);
            end = i + 3;
            if (isColon(end) && isSixty(end + 1)) {
                second = tokens.number(end + 1);
                end += 2;
            }
        } else if (isHour(i + 1)) {
            named = true;
            end = i + 2;
            minute = minuteBefore(MINUTES);
        } else if (tokens.is(i + 1, "h") && tokens.touchesNext(i) && isSixty(i + 2) && !tokens.is(i + 3, "m")) {
            // 1h 20m is a duration.
            named = true;
            minute = tokens.number(i + 2);
            end = i + 3;
        } else if (isPointed(i)) {
            named = true;
            minute = tokens.number(i + 2);
            end = i + 3;
        } else {
            end = i + 1;
            String half = half();
            return half == null ? null : of(hour, 0, 0, half);
        }
        String half = half();
        mayBeDuration = half == null && !named;
        skipZone();
        return of(hour, minute, second, half);
    }

    /** Returns whether a token starts 16.30 with a word of the hour beside it. */
    private boolean isPointed(int i) {
        return tokens.isSign(i + 1, '.')
                && isSixty(i + 2)
                && !tokens.isSign(i + 3, '.')
                && (tokens.is(i + 3, "uhr")
                        || isHalf(i + 3)
                        || tokens.is(i - 1, "kl")
                        || tokens.is(i - 1, "klo")
                        || tokens.isSign(i - 1, '.') && tokens.is(i - 2, "kl"));
    }

    /** Returns whether a token is am or pm behind 7.30, rather than another word of the language. */
    private boolean isHalf(int token) {
        Lexicon.Sense sense = tokens.isWord(token) ? tokens.sense(token, Lexicon.Sort.HALF, language) : null;
        return sense != null && sense.rank() == 0 && (language == 0 || tokens.touchesNext(token - 1));
    }

    /** Returns whether a token is a word of the hour, but not that of 10時間, which is a duration. */
    private boolean isHour(int token) {
        return tokens.is(token, "uhr")
                || tokens.isWord(token)
                        && tokens.length(token) == 1
                        && HOURS.indexOf(tokens.first(token)) >= 0
                        && !tokens.startsWith(token + 1, "間")
                        && !tokens.startsWith(token + 1, "间");
    }

    private boolean isColon(int token) {
        return tokens.isSign(token, ':') || tokens.isSign(token, '∶');
    }

    private boolean isSixty(int token) {
        return tokens.isNumber(token) && tokens.length(token) == 2 && tokens.number(token) < 60;
    }

    private int minuteBefore(String names) {
        if (tokens.isNumber(end) && tokens.isWord(end + 1) && names.indexOf(tokens.first(end + 1)) >= 0) {
            end += 2;
            return Math.min(tokens.number(end - 2), 99);
        }
        return 0;
    }

    /** Takes the half of the day behind the time, or before it as in East Asia; returns "am", "pm" or null. */
    private @Nullable String half() {
        if (tokens.isWord(end)) {
            Lexicon.Sense sense = tokens.sense(end, Lexicon.Sort.HALF, language);
            if (sense != null && (sense.rank() == 0 || sense.isOf(language))) {
                end++;
                return sense.meaning();
            }
            // a. m., p. m.
            if (tokens.length(end) == 1
                    && tokens.isSign(end + 1, '.')
                    && tokens.is(end + 2, "m")
                    && "ap".indexOf(tokens.first(end)) >= 0) {
                String half = tokens.first(end) == 'a' ? "am" : "pm";
                end += 3;
                return half;
            }
        }
        for (int length = 1; length <= 2 && start - length >= 0 && tokens.isWord(start - length); length++) {
            String word = tokens.word(start - length) + (length == 2 ? tokens.word(start - 1) : "");
            Lexicon.Sense sense = Lexicon.sense(word, Lexicon.Sort.HALF, language);
            if (sense != null && word.charAt(0) >= '\u1100') {
                start -= length;
                return sense.meaning();
            }
        }
        return null;
    }

    /** Skips a zone: Z, GMT, CEST, +01:00, (GMT+7). Times are read as they are in the zone of the page. */
    private void skipZone() {
        boolean bracket = tokens.isSign(end, '(');
        int at = bracket ? end + 1 : end;
        boolean named = tokens.isWord(at) && isZone(at);
        int after = named ? at + 1 : at;
        // 9:00-17:00 without a day is from one time to another.
        boolean isDay = start > 0 && (tokens.isNumber(start - 1) || tokens.is(start - 1, "t"));
        boolean minus = tokens.isSign(after, '-') && (named || isDay || end - start != 3);
        boolean sign = tokens.isSign(after, '+') || minus;
        if (sign
                && tokens.touchesNext(after)
                && tokens.isNumber(after + 1)
                && (named
                        || tokens.length(after + 1) == 4
                        || isColon(after + 2)
                        || tokens.length(after + 1) == 2 && !tokens.isSign(after, '-'))) {
            after += isColon(after + 2) && isSixty(after + 3) ? 4 : 2;
        }
        if (after > at) {
            end = bracket && tokens.isSign(after, ')') ? after + 1 : after;
            mayBeDuration = false;
        }
    }

    /** Returns whether a word consists of capitals, as names of zones do. */
    private boolean isZone(int token) {
        int length = tokens.length(token);
        if (length > MAX_ZONE_LENGTH || length == 2) {
            return false;
        }
        if (length == 1) {
            return tokens.startsWith(token, "Z");
        }
        return tokens.word(token).endsWith("t") && tokens.isUpper(token)
                || tokens.startsWith(token, "UTC")
                || tokens.startsWith(token, "MSK");
    }

    private static @Nullable LocalTime of(int hour, int minute, int second, @Nullable String half) {
        if (minute > 59 || hour > 24 || half != null && hour > NOON && "am".equals(half)) {
            return null;
        }
        int shown = hour;
        if (half != null && hour <= NOON) {
            shown = hour % NOON + ("pm".equals(half) ? NOON : 0);
        }
        return shown == 24 ? (minute == 0 ? LocalTime.MIDNIGHT : null) : LocalTime.of(shown, minute, second);
    }
}
