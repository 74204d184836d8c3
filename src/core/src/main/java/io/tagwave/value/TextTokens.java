package io.tagwave.value;

import io.tagwave.value.Lexicon.Sense;
import io.tagwave.value.Lexicon.Sort;

/**
 * A plain text cut into numbers, words and single signs; blanks are no tokens. Each ideograph is a word of its own. Who has
 * understood a token takes it.
 */
final class TextTokens {

    /** Longest text that can be cut. */
    static final int MOST = 160;

    private static final byte NUMBER = 0;
    private static final byte WORD = 1;
    private static final byte SIGN = 2;
    private static final int LONGEST_NUMBER = 9;
    /** Letters before a point within a word: {@code a.m.} is one, {@code end.Begin} is two. */
    private static final int LONGEST_INITIAL = 3;

    private String text = "";
    /** The same as characters, which are looked at one by one. */
    private final char[] chars = new char[MOST];

    private int length;
    private final int[] starts = new int[MOST];
    private final int[] ends = new int[MOST];
    private final byte[] sorts = new byte[MOST];
    private final boolean[] taken = new boolean[MOST];
    /** Of words, by which the lexicon finds them. */
    private final int[] hashes = new int[MOST];

    private final String[] words = new String[MOST];
    private final Sense[] senses = new Sense[MOST];

    private int size;
    private int numbers;
    /** What the words begin with: a bit for each letter of ASCII in any case, one for all others. */
    private int initials;
    /** What the words of the text stand for, a bit a sort; -1 as long as nobody asked. */
    private int known;

    /** Cuts another text, of at most {@link #MOST} characters. */
    void cut(String next) {
        text = next;
        size = 0;
        numbers = 0;
        initials = 0;
        known = -1;
        length = next.length();
        next.getChars(0, length, chars, 0);
        int at = 0;
        while (at < length) {
            char c = chars[at];
            if (c == ' ') {
                at++;
            } else if (isDigit(c)) {
                at = add(at, endOfNumber(at), NUMBER);
                numbers++;
            } else if (isIdeograph(c)) {
                initials |= initial(c);
                hashes[size] = WordTable.mixed(WordTable.START, c);
                at = add(at, at + 1, WORD);
            } else if (Letters.isOne(c)) {
                initials |= initial(c);
                at = add(at, endOfWord(at), WORD);
            } else {
                at = add(at, at + 1, SIGN);
            }
        }
    }

    private static int initial(char c) {
        return c < 128 ? 1 << (c & 31) : 1;
    }

    private int add(int start, int end, byte sort) {
        starts[size] = start;
        ends[size] = end;
        words[size] = null;
        taken[size] = false;
        sorts[size++] = sort;
        return end;
    }

    private int endOfNumber(int start) {
        int end = start + 1;
        while (end < length && isDigit(chars[end])) {
            end++;
        }
        return end;
    }

    /** Its hash is noted on the way. */
    private int endOfWord(int start) {
        int end = start;
        int initial = start;
        int hash = WordTable.START;
        while (end < length) {
            char c = chars[end];
            boolean letter = c < 128 ? c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' : isLetterOfWord(c);
            if (letter) {
                hash = WordTable.mixed(hash, c);
            } else if (c == '.' && end - initial <= LONGEST_INITIAL && goesOn(end + 1)) {
                initial = end + 1;
            } else {
                break;
            }
            end++;
        }
        hashes[size] = hash;
        return end;
    }

    private boolean goesOn(int at) {
        return at < length && isLetterOfWord(chars[at]);
    }

    private static boolean isLetterOfWord(char c) {
        return Letters.isOne(c) && !isIdeograph(c);
    }

    static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    static boolean isIdeograph(char c) {
        return c >= '\u2e80' && Character.isIdeographic(c);
    }

    int size() {
        return size;
    }

    /** How many of them are numbers. */
    int numbers() {
        return numbers;
    }

    String text() {
        return text;
    }

    boolean isNumber(int token) {
        return token >= 0 && token < size && sorts[token] == NUMBER && !taken[token];
    }

    boolean isWord(int token) {
        return token >= 0 && token < size && sorts[token] == WORD && !taken[token];
    }

    /** The first character of a token, 0 where there is none. */
    char first(int token) {
        return token >= 0 && token < size ? chars[starts[token]] : 0;
    }

    boolean isSign(int token, char sign) {
        return token >= 0 && token < size && sorts[token] == SIGN && chars[starts[token]] == sign;
    }

    /** The only character of a sign, 0 for other tokens. */
    char sign(int token) {
        return token >= 0 && token < size && sorts[token] == SIGN ? chars[starts[token]] : 0;
    }

    /** Of a number its value, of a very long one more than any date has. */
    int number(int token) {
        if (length(token) > LONGEST_NUMBER) {
            return Integer.MAX_VALUE;
        }
        int number = 0;
        for (int i = starts[token]; i < ends[token]; i++) {
            number = 10 * number + chars[i] - '0';
        }
        return number;
    }

    int length(int token) {
        return ends[token] - starts[token];
    }

    /** A word in lower case, not looked up. */
    String key(int token) {
        return Lexicon.key(text.substring(starts[token], ends[token]));
    }

    /** A word as the lexicon has it. */
    String word(int token) {
        if (words[token] == null) {
            words[token] = key(token);
        }
        return words[token];
    }

    /** All that a word stands for, null for an unknown one and for other tokens. */
    Sense senses(int token) {
        known();
        return senses[token];
    }

    /** Looks all words up at once. */
    private int known() {
        if (known < 0) {
            known = 0;
            for (int i = 0; i < size; i++) {
                Sense all = sorts[i] == WORD ? Lexicon.senses(text, starts[i], ends[i], hashes[i]) : null;
                senses[i] = all;
                known |= all == null ? 0 : all.sorts();
            }
        }
        return known;
    }

    /** Whether any word may begin with a letter of ASCII, in any case; what begins with no such letter may be its variant. */
    boolean mayBegin(char letter) {
        return (initials & (initial(letter) | 1)) != 0;
    }

    /** Whether any token is one of two words that begin with the same letter of ASCII, in any case. */
    boolean anyOf(String word, String other) {
        for (int i = 0; i < size && mayBegin(word.charAt(0)); i++) {
            if (is(i, word) || is(i, other)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a token is a word that nobody took, in any case. */
    boolean is(int token, String word) {
        return token >= 0
                && token < size
                && ends[token] - starts[token] == word.length()
                && isWord(token)
                && text.regionMatches(true, starts[token], word, 0, word.length());
    }

    /** What a word stands for among things of a sort, or null. */
    Sense sense(int token, Sort sort, int language) {
        Sense all = senses(token);
        return all == null ? null : Lexicon.best(all, sort, language);
    }

    /** Whether a word that is more than a unit may tell how long ago something was. */
    boolean mayBeAgo() {
        if (!anyIs(Sort.AGO_PART)) {
            return false;
        }
        for (int i = 0; i < size; i++) {
            Sense all = senses[i];
            boolean letter = ends[i] - starts[i] == 1 && chars[starts[i]] < 128;
            if (all != null && !letter && all.isAny(Sort.AGO_PART) && !all.isAny(Sort.UNIT)) {
                return true;
            }
        }
        return false;
    }

    /** Whether any word stands for a thing of a sort. */
    boolean anyIs(Sort sort) {
        return (known() >> sort.ordinal() & 1) != 0;
    }

    /** Whether a word, ideographs too, stands at a token. */
    boolean startsWith(int token, String word) {
        return token >= 0 && token < size && text.startsWith(word, starts[token]);
    }

    /** Whether a word is of capitals alone. */
    boolean isUpper(int token) {
        for (int i = starts[token]; i < ends[token]; i++) {
            if (!Character.isUpperCase(chars[i])) {
                return false;
            }
        }
        return true;
    }

    /** Whether no blank stands between a token and the next. */
    boolean touchesNext(int token) {
        return token + 1 < size && ends[token] == starts[token + 1];
    }

    void take(int from, int to) {
        for (int i = Math.max(0, from); i < to && i < size; i++) {
            taken[i] = true;
        }
    }

    boolean isTaken(int token) {
        return token >= 0 && token < size && taken[token];
    }

    /** Letters of the words that nobody took. */
    int lettersLeft() {
        int letters = 0;
        for (int i = 0; i < size; i++) {
            letters += isWord(i) ? length(i) : 0;
        }
        return letters;
    }

    /** Words that nobody took, ideographs as one where they touch. */
    int wordsLeft() {
        int count = 0;
        for (int i = 0; i < size; i++) {
            count += isWord(i) && !(isWord(i - 1) && touchesNext(i - 1)) ? 1 : 0;
        }
        return count;
    }

    /** Numbers that nobody took. */
    int numbersLeft() {
        int count = 0;
        for (int i = 0; i < size; i++) {
            count += isNumber(i) ? 1 : 0;
        }
        return count;
    }
}
