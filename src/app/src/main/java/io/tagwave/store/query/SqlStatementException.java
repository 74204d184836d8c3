package io.tagwave.store.query;

import io.tagwave.store.Sql;
import java.sql.SQLException;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reports that the database refuses a statement. The message is the database's own, in one line. */
public final class SqlStatementException extends Exception {

    private static final long serialVersionUID = 1;

    /** H2 repeats the statement, which may be as long as the query of a view, with a mark in it. */
    private static final String STATEMENT = "SQL statement \"";

    private static final String MARK = "[*]";

    private static final Pattern ESCAPED = Pattern.compile("\"\"|\\\\\\\\|\\\\[0-9a-f]{4}");
    private static final Pattern POSTGRES_POSITION = Pattern.compile("\\s*Position: (\\d+)");
    private static final Pattern QUOTED_NAME = Pattern.compile("\"([^\"]+)\"");

    private final int position;

    /** @param position in the statement, from 0, or -1 if unknown */
    public SqlStatementException(String message, int position) {
        this(message, position, null);
    }

    SqlStatementException(String message, int position, @Nullable Throwable cause) {
        super(message, cause);
        this.position = position;
    }

    /** Returns the position in the statement, from 0, or -1 if the database does not say. */
    public int position() {
        return position;
    }

    /** Returns the result of work that belongs to no statement of a person. */
    static <T extends @Nullable Object> T unlessRefused(Sql.Work<T> work) throws SqlStatementException {
        try {
            return work.run();
        } catch (SQLException e) {
            throw of(e, "", 0, 0);
        }
    }

    /**
     * Creates an exception for the person who wrote the statement.
     *
     * @param sql the statement as written
     * @param added number of characters that were inserted at {@code addedAt} before it was sent
     */
    static SqlStatementException of(SQLException e, String sql, int addedAt, int added) {
        String message = String.valueOf(e.getMessage());
        int sent = positionInSent(message);
        int position = sent < 0 ? -1 : sent < addedAt ? sent : sent - added;
        if (position < 0) {
            position = positionOfName(message, sql);
        }
        if (position == 0 && message.startsWith("Syntax error")) {
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
        // H2 doubles quotes and writes anything but ASCII as a number in hexadecimal.
        return mark < 0
                ? -1
                : ESCAPED.matcher(message.substring(start, mark))
                        .replaceAll("x")
                        .length();
    }

    /** Returns the position of an unknown name: H2 says which, but not where. */
    private static int positionOfName(String message, String sql) {
        Matcher name = QUOTED_NAME.matcher(message.lines().findFirst().orElse(""));
        if (!name.find()) {
            return -1;
        }
        String wanted = name.group(1).toUpperCase(Locale.ROOT);
        String last = wanted.substring(wanted.lastIndexOf('.') + 1);
        return SqlTokens.of(sql).stream()
                .filter(token -> token.text().toUpperCase(Locale.ROOT).equals(last))
                .mapToInt(SqlTokens.Token::start)
                .findFirst()
                .orElse(-1);
    }

    private static String reason(String message) {
        return POSTGRES_POSITION
                .matcher(message)
                .replaceAll("")
                .replaceAll("(?s); SQL statement:.*", "")
                .replaceAll("(?s) in SQL statement \".*?\"(?=;|$)", "")
                .replaceFirst("^ERROR: ", "")
                .replaceFirst(" \\[\\d+-\\d+]\\s*$", "")
                .replaceAll("\\s*\\R\\s*", " ")
                .strip();
    }
}
