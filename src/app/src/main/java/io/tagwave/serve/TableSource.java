package io.tagwave.serve;

import io.tagwave.store.query.ListRowSource;
import io.tagwave.store.query.ResultColumn;
import io.tagwave.store.query.SqlSession;
import java.util.List;

/**
 * A table or view that is looked at.
 *
 * @param name as SQL knows it
 * @param from where SQL finds its rows
 * @param condition which of the rows there are meant, as SQL; empty for all
 * @param columns those that are shown
 * @param order by what rows are sorted unless somebody asks for more, as SQL; empty where a view has an order of its own
 */
record TableSource(String name, String from, String condition, List<ResultColumn> columns, String order) {

    private static final String LISTS = "list, crawl_id, host, url, pages, records";

    /** All of a view, in its own order. */
    static TableSource view(SqlSession session, String name) throws RejectedRequestException {
        List<ResultColumn> columns = session.describe(name);
        if (columns.isEmpty()) {
            throw RejectedRequestException.missing("there is no " + name + " in this database");
        }
        return new TableSource(name, name, "", columns, "");
    }

    /** A view of a list, asked for in the list's own table where it has one. */
    static TableSource list(SqlSession session, String name) throws RejectedRequestException {
        TableSource view = view(session, name);
        ListRowSource rows = session.rowsOf(name);
        return rows == null || !rows.isPlain()
                ? view
                : new TableSource(name, rows.table(), rows.condition(), view.columns(), ListRowSource.ORDER);
    }

    /** Some columns of a table. */
    static TableSource table(SqlSession session, String name, List<String> wanted, String order)
            throws RejectedRequestException {
        List<ResultColumn> all = view(session, name).columns();
        List<ResultColumn> columns = wanted.stream()
                .flatMap(want -> all.stream().filter(one -> one.name().equals(want)))
                .toList();
        return new TableSource(name, name, "", columns, order);
    }

    /** The lists of all crawls, the latest crawl first, then the longest list. */
    static TableSource lists(SqlSession session) throws RejectedRequestException {
        return table(session, "lists", List.of(LISTS.split(", ")), "crawl_id DESC, records DESC, list");
    }

    /** The column of that name, or null. */
    ResultColumn column(String name) {
        return columns.stream()
                .filter(one -> one.name().equals(name))
                .findFirst()
                .orElse(null);
    }
}
