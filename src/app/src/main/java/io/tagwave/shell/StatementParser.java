package io.tagwave.shell;

import io.tagwave.store.query.SavedQueries;
import io.tagwave.store.query.SqlSession;
import java.util.Locale;
import java.util.Set;
import org.jline.reader.EOFError;
import org.jline.reader.ParsedLine;
import org.jline.reader.Parser;
import org.jline.reader.impl.DefaultParser;

/** Splits input into statements, which end with a semicolon; commands and names of saved queries are one line. */
final class StatementParser extends DefaultParser {

    private static final Set<String> LEAVE = Set.of("exit", "quit");

    private final SavedQueries saved;

    StatementParser(SavedQueries saved) {
        this.saved = saved;
        setEscapeChars(null);
        setQuoteChars(new char[0]);
    }

    @Override
    public ParsedLine parse(String line, int cursor, Parser.ParseContext context) {
        if (context == Parser.ParseContext.ACCEPT_LINE && !isWhole(line)) {
            throw new EOFError(-1, -1, "incomplete statement");
        }
        return super.parse(line, cursor, context);
    }

    boolean isWhole(String text) {
        String line = text.strip();
        return line.isEmpty()
                || line.startsWith("\\")
                || saved.get(line) != null
                || leaves(line)
                || SqlSession.endsStatement(line);
    }

    static boolean leaves(String text) {
        return LEAVE.contains(text.replaceFirst("\\s*;$", "").toLowerCase(Locale.ROOT));
    }
}
