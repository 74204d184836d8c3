package io.tagwave.store.query;

import io.tagwave.column.ColumnKind;
import io.tagwave.store.Sql;
import io.tagwave.store.SqlDialect;
import io.tagwave.store.SqlStatements;
import io.tagwave.store.ValueParts;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Writes the queries of views: of a region, and of a list as one crawl saw it, as it is now, and in all its states. Each field
 * has one SQL column, numbers and days a typed one. Lists with tables are read from them.
 */
public final class ViewQueries {

    /** Maximum number of fields of a list that a person would look at. */
    private static final int MAX_COLUMNS = 60;

    private static final SqlStatements SQL = SqlStatements.of(ViewQueries.class);

    private final Connection connection;
    private final SqlDialect dialect;
    private final ListQueries tables;

    /** A column of a list's view, for the field at a path of the records; ordinal: place among the cells, from 1. */
    private record ViewColumn(String name, ColumnKind kind, String path, int ordinal) {}

    private ViewQueries(Connection connection, boolean making) throws SQLException {
        this.connection = connection;
        this.dialect = SqlDialect.of(connection);
        this.tables = new ListQueries(connection, making);
    }

    /** Creates queries of the lists of crawls that have ended. */
    public ViewQueries(Connection connection) throws SQLException {
        this(connection, false);
    }

    /** Creates queries while the tables of the latest crawl are made. */
    public static ViewQueries whileMaking(Connection connection) throws SQLException {
        return new ViewQueries(connection, true);
    }

    /** Returns the query of a view by its kind and number, nothing if there is no such region or list. */
    public Optional<String> query(String kind, long number) throws SQLException {
        return switch (kind) {
            case "region" -> region(number);
            case "history" -> tables.history(number);
            case "merged" -> {
                Optional<ListRowSource> rows = rows(kind, number);
                yield rows.isPresent() ? rows.map(ListRowSource::query) : merged(number);
            }
            default -> rows(kind, number).map(ListRowSource::query);
        };
    }

    /**
     * Replaces a view. PostgreSQL replaces one only if the first columns stay the same, so there it is dropped before; a
     * view upon which a person has built others stays as it is.
     */
    public void replaceView(String kind, long number) throws SQLException {
        Optional<String> found = query(kind, number);
        if (found.isEmpty()) {
            return;
        }
        String view = kind + "_" + number;
        String query = found.get();
        if (dialect == SqlDialect.H2) {
            Sql.execute(connection, "CREATE OR REPLACE VIEW " + view + " AS " + query);
            return;
        }
        Savepoint before = connection.setSavepoint();
        try {
            Sql.execute(connection, "DROP VIEW IF EXISTS " + view);
            Sql.execute(connection, "CREATE VIEW " + view + " AS " + query);
        } catch (SQLException inUse) {
            connection.rollback(before);
        }
    }

    /** Returns the rows of {@code merged_N} or {@code current_N} in their table, if they have one. */
    Optional<ListRowSource> rows(String kind, long number) throws SQLException {
        return switch (kind) {
            case "merged" -> tables.merged(number);
            case "current" -> tables.current(number);
            default -> Optional.empty();
        };
    }

    private Optional<String> region(long number) throws SQLException {
        List<ViewColumn> columns = columns(SQL.get("columnsOfRegion").formatted(number));
        if (columns.isEmpty()) {
            columns = noiseColumns(number);
        }
        if (columns.isEmpty()) {
            return Optional.empty();
        }
        StringBuilder sql = new StringBuilder("SELECT d.ordinal");
        ColumnIdentifiers names = new ColumnIdentifiers("ordinal");
        for (ViewColumn column : columns) {
            add(sql, names, column, "d.%s[" + column.ordinal() + "]");
        }
        return Optional.of(sql + " FROM data_record d WHERE d.region_id = " + number + " ORDER BY d.ordinal");
    }

    /** Returns the query of a list without a table over several pages, by the number of its first region. */
    private Optional<String> merged(long number) throws SQLException {
        List<ViewColumn> columns = columns(SQL.get("listColumns").formatted(number));
        if (columns.isEmpty()) {
            return Optional.empty();
        }
        StringBuilder select = new StringBuilder("SELECT p.url AS " + dialect.quoted("page_url") + ", r.id AS "
                + dialect.quoted("region") + ", d.ordinal");
        StringBuilder joins = new StringBuilder();
        ColumnIdentifiers names = new ColumnIdentifiers("page_url", "region", "ordinal");
        for (int i = 0; i < columns.size(); i++) {
            String alias = "c" + i;
            add(select, names, columns.get(i), "d.%s[" + alias + ".ordinal]");
            joins.append(" LEFT JOIN region_column " + alias + " ON " + alias + ".region_id = r.id AND " + alias
                    + ".path = " + SqlDialect.literal(columns.get(i).path()));
        }
        return Optional.of(
                select + " FROM region r JOIN page p ON p.id = r.page_id JOIN data_record d ON d.region_id = r.id"
                        + joins + " WHERE r.content AND " + SQL.get("sameList").formatted(number)
                        + " ORDER BY p.id, r.ordinal, d.ordinal");
    }

    /** Adds a column of text, or a typed one with its text beside. */
    private void add(StringBuilder sql, ColumnIdentifiers names, ViewColumn column, String cell) {
        String name = names.of(column.name());
        String typed = typedArray(column.kind());
        if (typed != null) {
            add(sql, cell, typed, name);
            if (ValueParts.isNumber(column.path())) {
                return;
            }
            name = names.of(name + "_text");
        }
        add(sql, cell, "cells", name);
    }

    private void add(StringBuilder sql, String cell, String array, String name) {
        sql.append(", " + cell.formatted(array) + " AS " + dialect.quoted(name));
    }

    /** Returns the array of a kind's numbers or days, or null for a kind of text. */
    static @Nullable String typedArray(ColumnKind kind) {
        return switch (kind) {
            case NUMBER, PRICE -> "numbers";
            case DATE -> "dates";
            default -> null;
        };
    }

    private List<ViewColumn> columns(String query) throws SQLException {
        return Sql.query(connection, query + " FETCH FIRST " + MAX_COLUMNS + " ROWS ONLY")
                .list(row -> new ViewColumn(
                        row.getString(1), ColumnKind.of(row.getString(2)), row.getString(3), row.getInt(4)));
    }

    /** Returns the columns of a noise region, which have names but no rows of their own. */
    private List<ViewColumn> noiseColumns(long number) throws SQLException {
        String query = "SELECT column_names FROM region WHERE id = ?";
        List<ViewColumn> columns = new ArrayList<>();
        for (String name : Sql.query(connection, query, number)
                .first(row -> Sql.texts(row.getArray(1)))
                .orElse(List.of())) {
            columns.add(new ViewColumn(String.valueOf(name), ColumnKind.TEXT, "", columns.size() + 1));
        }
        return columns;
    }
}
