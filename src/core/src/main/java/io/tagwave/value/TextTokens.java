package io.tagwave.value;

import io.tagwave.value.Lexicon.Sense;
import io.tagwave.value.Lexicon.Sort;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Splits a plain text into numbers, words and single signs; blanks are no tokens. Each ideograph is a word of its own. A finder that has
 * understood a token takes it, so that others no longer see it.
 */
final class TextTokens {

    private static final int MAX_DIGITS = 9;
    /** Letters before a point within a word: {@code a.m.} is one word, {@code end.Begin} is two. */
    private static final int MAX_INITIAL = 3;

    private enum Kind {
        NUMBER,
        WORD,
        SIGN
    }

    private final String text;
    private final List<Token> tokens = new ArrayList<>();

    private static final class Token {

        private final Kind kind;
        private final int start;
        private final int end;
        private final String word;
        private boolean taken;

        Token(String text, Kind kind, int start, int end) {
            this.kind = kind;
            this.start = start;
            this.end = end;
            word = kind == Kind.WORD ? Lexicon.key(text.substring(start, end)) : "";
        }
    }

    TextTokens(String text) {
        this.text = text;
        int at = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            Kind kind = isDigit(c) ? Kind.NUMBER : Letters.isOne(c) || isIdeograph(c) ? Kind.WORD : Kind.SIGN;
            int end = kind == Kind.NUMBER ? endOfDigits(text, at) : at + 1;
            end = kind == Kind.WORD && !isIdeograph(c) ? endOfWord(at) : end;
            if (c != ' ') {
                tokens.add(new Token(text, kind, at, end));
            }
            at = end;
        }
    }

    /** Returns where digits end that start at a position. */
    static int endOfDigits(String text, int from) {
        int end = from;
        while (end < text.length() && isDigit(text.charAt(end))) {
            end++;
        }
        return end;
    }

    /** Returns the position of the next digit, or the end of the text. */
    static int nextDigit(String text, int from) {
        int next = from;
        while (next < text.length() && !isDigit(text.charAt(next))) {
            next++;
        }
        return next;
    }

    /** Returns where a blank ends that may stand at a position. */
    static int afterBlank(String text, int from) {
        return text.startsWith(" ", from) ? from + 1 : from;
    }

    private int endOfWord(int start) {
        int end = start;
        int initial = start;
        for (; end < text.length(); end++) {
            boolean point = text.charAt(end) == '.' && end - initial <= MAX_INITIAL && isLetter(end + 1);
            if (point) {
                initial = end + 1;
            } else if (!isLetter(end)) {
                break;
            }
        }
        return end;
    }

    private boolean isLetter(int at) {
        return at < text.length() && Letters.isOne(text.charAt(at)) && !isIdeograph(text.charAt(at));
    }

    static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    static boolean isIdeograph(char c) {
        return c >= '\u2e80' && Character.isIdeographic(c);
    }

    int size() {
        return tokens.size();
    }

    private boolean is(int token, Kind kind) {
        return token >= 0 && token < tokens.size() && tokens.get(token).kind == kind;
    }

    boolean isNumber(int token) {
        return is(token, Kind.NUMBER) && !tokens.get(token).taken;
    }

    boolean isWord(int token) {
        return is(token, Kind.WORD) && !tokens.get(token).taken;
    }

    /** Returns the first character of a token, 0 if there is no such token. */
    char first(int token) {
        return token >= 0 && token < tokens.size() ? text.charAt(tokens.get(token).start) : 0;
    }

    boolean isSign(int token, char sign) {
        return sign(token) == sign;
    }

    /** Returns the character of a sign, 0 for other tokens. */
    char sign(int token) {
        return is(token, Kind.SIGN) ? first(token) : 0;
    }

    /** Returns the value of a number; of a very long one, more than any date has. */
    int number(int token) {
        return length(token) > MAX_DIGITS
                ? Integer.MAX_VALUE
                : Integer.parseInt(text, tokens.get(token).start, tokens.get(token).end, 10);
    }

    int length(int token) {
        return tokens.get(token).end - tokens.get(token).start;
    }

    /** Returns a word as it is a key of the lexicon. */
    String word(int token) {
        return tokens.get(token).word;
    }

    /** Returns all that a word stands for, null for unknown words and other tokens. */
    @Nullable
    Sense senses(int token) {
        return is(token, Kind.WORD) ? Lexicon.senses(word(token)) : null;
    }

    /** Returns what a word stands for among things of a sort, or null. */
    @Nullable
    Sense sense(int token, Sort sort, int language) {
        return Lexicon.best(senses(token), sort, language);
    }

    /** Returns whether any token is one of two words, in any case. */
    boolean anyOf(String word, String other) {
        return IntStream.range(0, tokens.size()).anyMatch(i -> is(i, word) || is(i, other));
    }

    /** Returns whether a token is a word that was not taken, in any case. */
    boolean is(int token, String word) {
        return isWord(token)
                && length(token) == word.length()
                && text.regionMatches(true, tokens.get(token).start, word, 0, word.length());
    }

    /** Returns whether a word, which is not only a unit, may be part of a phrase such as "hours ago". */
    boolean mayBeAgo() {
        for (int i = 0; i < tokens.size(); i++) {
            Sense all = senses(i);
            boolean letter = length(i) == 1 && first(i) < 128;
            if (all != null && !letter && all.isAny(Sort.AGO_PART) && !all.isAny(Sort.UNIT)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether any word stands for a thing of a sort. */
    boolean anyIs(Sort sort) {
        for (int i = 0; i < tokens.size(); i++) {
            Sense all = senses(i);
            if (all != null && all.isAny(sort)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether the text from a token on starts with a word. */
    boolean startsWith(int token, String word) {
        return token >= 0 && token < tokens.size() && text.startsWith(word, tokens.get(token).start);
    }

    /** Returns whether a word consists of capitals. */
    boolean isUpper(int token) {
        return text.substring(tokens.get(token).start, tokens.get(token).end)
                .chars()
                .allMatch(Character::isUpperCase);
    }

    /** Returns whether no blank stands between a token and the next one. */
    boolean touchesNext(int token) {
        return token >= 0 && token + 1 < tokens.size() && tokens.get(token).end == tokens.get(token + 1).start;
    }

    void take(int from, int to) {
        for (int i = Math.max(0, from); i < to && i < tokens.size(); i++) {
            tokens.get(i).taken = true;
        }
    }

    boolean isTaken(int token) {
        return token >= 0 && token < tokens.size() && tokens.get(token).taken;
    }

    /** Returns the number of letters of the words that were not taken. */
    int lettersLeft() {
        int letters = 0;
        for (int i = 0; i < tokens.size(); i++) {
            letters += isWord(i) ? length(i) : 0;
        }
        return letters;
    }

    /** Returns the number of words that were not taken; ideographs that touch are one. */
    int wordsLeft() {
        return (int) IntStream.range(0, tokens.size())
                .filter(i -> isWord(i) && !(isWord(i - 1) && touchesNext(i - 1)))
                .count();
    }

    /** Returns the number of numbers that were not taken. */
    int numbersLeft() {
        return (int) IntStream.range(0, tokens.size()).filter(this::isNumber).count();
    }
}
