package io.tagwave.store.query;

import java.util.ArrayList;
import java.util.List;

/** Finds the words and parameters of a statement, outside of its strings, quoted names and comments. */
final class SqlTokens {

    /** A token as written, a parameter without its colon, from its first character to one past its last. */
    record Token(Kind kind, String text, int start, int end) {}

    enum Kind {
        WORD,
        PARAMETER,
        SEMICOLON
    }

    private final String sql;
    private final List<Token> tokens = new ArrayList<>();
    private int at;

    private SqlTokens(String sql) {
        this.sql = sql;
    }

    static List<Token> of(String sql) {
        SqlTokens text = new SqlTokens(sql);
        text.read();
        return text.tokens;
    }

    private void read() {
        while (at < sql.length()) {
            char c = sql.charAt(at);
            if (c == '\'' || c == '"') {
                skipTo(String.valueOf(c), 1);
            } else if (sql.startsWith("$$", at)) {
                skipTo("$$", 2);
            } else if (sql.startsWith("--", at)) {
                skipTo("\n", 2);
            } else if (sql.startsWith("/*", at)) {
                skipTo("*/", 2);
            } else if (sql.startsWith("::", at)) {
                at += 2;
            } else if (c == ':' && at + 1 < sql.length() && Character.isJavaIdentifierStart(sql.charAt(at + 1))) {
                at++;
                add(Kind.PARAMETER, at - 1);
            } else if (Character.isJavaIdentifierStart(c)) {
                add(Kind.WORD, at);
            } else {
                if (c == ';') {
                    tokens.add(new Token(Kind.SEMICOLON, ";", at, at + 1));
                }
                at++;
            }
        }
    }

    private void add(Kind kind, int start) {
        int from = at;
        while (at < sql.length() && Character.isJavaIdentifierPart(sql.charAt(at))) {
            at++;
        }
        tokens.add(new Token(kind, sql.substring(from, at), start, at));
    }

    private void skipTo(String mark, int skipped) {
        int end = sql.indexOf(mark, at + skipped);
        at = end < 0 ? sql.length() : end + mark.length();
    }
}
