package io.tagwave.store.query;

import java.sql.SQLException;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads what databases say about a statement that they refuse: the reason and the place. */
final class SqlProblems {

    /** H2 repeats the statement, which may be as long as the query of a view, with a mark in it. */
    private static final String STATEMENT = "SQL statement \"";

    private static final String MARK = "[*]";
    private static final String SYNTAX = "Syntax error";

    private static final Pattern ESCAPED = Pattern.compile("\"\"|\\\\\\\\|\\\\[0-9a-f]{4}");
    private static final Pattern POSTGRES_POSITION = Pattern.compile("\\s*Position: (\\d+)");
    private static final Pattern QUOTED_NAME = Pattern.compile("\"([^\"]+)\"");

    private SqlProblems() {}

    /**
     * The problem for the person who wrote the statement.
     *
     * @param sql the statement as written
     * @param added how many characters were put in at {@code addedAt} before it was sent
     */
    static SqlStatementException of(SQLException e, String sql, int addedAt, int added) {
        String message = String.valueOf(e.getMessage());
        int sent = positionInSent(message);
        int position = sent < 0 ? -1 : sent < addedAt ? sent : sent - added;
        if (position < 0) {
            position = positionOfName(message, sql);
        }
        if (position == 0 && message.startsWith(SYNTAX)) {
            String word = sql.strip().split("[\\s;]", 2)[0];
            return new SqlStatementException(
                    "expected a statement such as SELECT, or the name of a saved query, found " + word, 0, e);
        }
        return new SqlStatementException(reason(message), Math.min(position, sql.length()), e);
    }

    private static int positionInSent(String message) {
        Matcher postgres = POSTGRES_POSITION.matcher(message);
        if (postgres.find()) {
            return Integer.parseInt(postgres.group(1)) - 1;
        }
        int start = message.indexOf(STATEMENT) + STATEMENT.length();
        int mark = start < STATEMENT.length() ? -1 : message.indexOf(MARK, start);
        return mark < 0 ? -1 : unescaped(message.substring(start, mark));
    }

    /** Length of the text before H2 escaped it: quotes are doubled, anything but ASCII is a number in hexadecimal. */
    private static int unescaped(String text) {
        return ESCAPED.matcher(text).replaceAll("x").length();
    }

    /** H2 names what it does not know, but not where it stands. */
    private static int positionOfName(String message, String sql) {
        Matcher name = QUOTED_NAME.matcher(message.lines().findFirst().orElse(""));
        if (!name.find()) {
            return -1;
        }
        String wanted = name.group(1).toUpperCase(Locale.ROOT);
        String last = wanted.substring(wanted.lastIndexOf('.') + 1);
        return SqlTokens.pieces(sql).stream()
                .filter(piece -> piece.text().toUpperCase(Locale.ROOT).equals(last))
                .mapToInt(SqlTokens.Piece::start)
                .findFirst()
                .orElse(-1);
    }

    private static String reason(String message) {
        String plain = POSTGRES_POSITION.matcher(message).replaceAll("");
        plain = Pattern.compile("; SQL statement:.*", Pattern.DOTALL)
                .matcher(plain)
                .replaceAll("");
        plain = Pattern.compile(" in SQL statement \".*?\"(?=;|$)", Pattern.DOTALL)
                .matcher(plain)
                .replaceAll("");
        return plain.replaceFirst("^ERROR: ", "")
                .replaceFirst(" \\[\\d+-\\d+]\\s*$", "")
                .replaceAll("\\s*\\R\\s*", " ")
                .strip();
    }
}
