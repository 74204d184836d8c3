package io.tagwave.shell;

import io.tagwave.store.query.SavedQueries;
import io.tagwave.store.query.TableInfo;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.LineReader;
import org.jline.reader.ParsedLine;

/** Completes tables, views, columns, saved queries and common words of SQL. */
final class SqlCompleter implements Completer {

    private static final List<String> WORDS =
            List.of("SELECT,FROM,WHERE,GROUP BY,ORDER BY,LIMIT,JOIN,LEFT JOIN,ON,COUNT(*),HAVING".split(","));

    private final Set<String> names = new TreeSet<>();

    SqlCompleter(List<TableInfo> relations, SavedQueries saved) {
        names.addAll(WORDS);
        for (TableInfo relation : relations) {
            names.add(relation.name());
            relation.columns().forEach(column -> names.add(column.name()));
        }
        saved.all().forEach(query -> names.add(query.name()));
    }

    @Override
    public void complete(LineReader reader, ParsedLine line, List<Candidate> candidates) {
        names.forEach(name -> candidates.add(new Candidate(name)));
    }
}
