package io.tagwave.shell;

import io.tagwave.rows.RowFormat;
import io.tagwave.rows.RowWriter;
import io.tagwave.rows.TerminalSafeWriter;
import io.tagwave.rows.Terminals;
import io.tagwave.rows.TextWidth;
import io.tagwave.store.query.QueryResult;
import io.tagwave.store.query.SavedQueries;
import io.tagwave.store.query.SavedQuery;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import org.jline.terminal.Terminal;
import org.jspecify.annotations.Nullable;

/** Runs statements and prints their rows, or the position of an error. */
public final class SqlRunner {

    private final SqlSession session;
    private final SavedQueries saved;
    private final PrintWriter out;
    private final PrintWriter err;
    private RowFormat format;
    private @Nullable Terminal terminal;

    public SqlRunner(SqlSession session, SavedQueries saved, PrintWriter out, PrintWriter err) {
        this.session = session;
        this.saved = saved;
        this.out = out;
        this.err = err;
        this.format = RowFormat.TABLE;
    }

    public void format(RowFormat wanted) {
        format = wanted;
    }

    /** Prints to a terminal. */
    void to(Terminal shown) {
        terminal = shown;
    }

    /**
     * Runs a statement or the saved query of that name.
     *
     * @return whether it succeeded
     */
    public boolean run(String text, Map<String, String> parameters) {
        SavedQuery query = saved.get(text.strip().replaceFirst(";$", ""));
        String sql = query == null ? text : query.sql();
        try {
            Map<String, String> values = query == null ? parameters : query.with(parameters);
            print(sql, values, terminal == null ? out : new PrintWriter(new TerminalSafeWriter(terminal.writer())));
            return true;
        } catch (SqlStatementException e) {
            explain(e, sql);
            return false;
        }
    }

    private void print(String sql, Map<String, String> parameters, PrintWriter to) throws SqlStatementException {
        try (QueryResult rows = session.run(sql, parameters)) {
            if (rows.columns().isEmpty()) {
                long count = rows.changed();
                to.println(count + (count == 1 ? " row" : " rows") + " changed");
            } else {
                RowWriter writer = format.writer(to, rows.columns(), width());
                for (List<Object> row = rows.next(); row != null; row = rows.next()) {
                    writer.write(row);
                }
                writer.end();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        to.flush();
    }

    /** Returns the width of the terminal, unlimited for files and pipes. */
    private int width() {
        int places = terminal != null ? terminal.getWidth() : Terminals.standardOutput() ? Terminals.width() : 0;
        return places > 0 ? places : Integer.MAX_VALUE;
    }

    /** Prints the database's message, the line of the error, and a caret below its position. */
    private void explain(SqlStatementException problem, String sql) {
        err.println(problem.getMessage());
        int at = problem.position();
        if (at >= 0 && at <= sql.length()) {
            int start = sql.lastIndexOf('\n', at - 1) + 1;
            int end = sql.indexOf('\n', at) < 0 ? sql.length() : sql.indexOf('\n', at);
            String line = sql.substring(start, Math.max(start, end)).replace('\t', ' ');
            err.println("  " + line);
            err.println("  " + " ".repeat(TextWidth.of(line.substring(0, Math.min(line.length(), at - start)))) + "^");
        }
        err.flush();
    }
}
