package io.tagwave.cli.data;

import io.tagwave.store.query.SqlSession;
import org.jline.reader.EOFError;
import org.jline.reader.ParsedLine;
import org.jline.reader.Parser;
import org.jline.reader.impl.DefaultParser;

/** Lets a statement go on over lines until its semicolon; backslash commands and names of saved queries are one line. */
final class StatementParser extends DefaultParser {

    StatementParser() {
        setEscapeChars(null);
        setQuoteChars(new char[0]);
    }

    @Override
    public ParsedLine parse(String line, int cursor, Parser.ParseContext context) {
        if (context == Parser.ParseContext.ACCEPT_LINE && !isWhole(line)) {
            throw new EOFError(-1, -1, "the statement goes on");
        }
        return super.parse(line, cursor, context);
    }

    static boolean isWhole(String text) {
        String line = text.strip();
        boolean oneWord = line.chars().noneMatch(Character::isWhitespace);
        return line.isEmpty() || line.startsWith("\\") || oneWord || SqlSession.endsStatement(line);
    }
}
