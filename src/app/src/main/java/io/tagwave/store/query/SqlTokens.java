package io.tagwave.store.query;

import java.util.ArrayList;
import java.util.List;

/** Finds the words and parameters of a statement, outside of its strings, quoted names and comments. */
final class SqlTokens {

    /**
     * A piece of a statement.
     *
     * @param text as written; of a parameter the name without its colon
     * @param start position of the first character
     * @param end one past the last
     */
    record Piece(Sort sort, String text, int start, int end) {}

    enum Sort {
        WORD,
        PARAMETER,
        SEMICOLON
    }

    private final String sql;
    private final List<Piece> pieces = new ArrayList<>();
    private int at;

    private SqlTokens(String sql) {
        this.sql = sql;
    }

    static List<Piece> pieces(String sql) {
        SqlTokens text = new SqlTokens(sql);
        text.read();
        return text.pieces;
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
                add(Sort.PARAMETER, at - 1);
            } else if (Character.isJavaIdentifierStart(c)) {
                add(Sort.WORD, at);
            } else {
                if (c == ';') {
                    pieces.add(new Piece(Sort.SEMICOLON, ";", at, at + 1));
                }
                at++;
            }
        }
    }

    private void add(Sort sort, int start) {
        int from = at;
        while (at < sql.length() && Character.isJavaIdentifierPart(sql.charAt(at))) {
            at++;
        }
        pieces.add(new Piece(sort, sql.substring(from, at), start, at));
    }

    private void skipTo(String mark, int skipped) {
        int end = sql.indexOf(mark, at + skipped);
        at = end < 0 ? sql.length() : end + mark.length();
    }
}
