package io.tagwave.store;

import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;

/** Creates the tables and views of a database from the scripts in {@code db/schema}. */
final class DatabaseSchema {

    static final int VERSION = 1;

    /** A user who may read the tables and nothing else; only H2 needs one, see {@link Database#openReadOnly}. */
    static final String READER = "READER";

    /** Key of the advisory lock for creating tables, "tagwave" in ASCII. */
    private static final long LOCK = 0x74616777617665L;

    private DatabaseSchema() {}

    /** Creates the tables and views of a new database, and refuses one of another version. */
    static void prepare(String name, Connection connection) {
        Sql.perform("prepare the database " + name, () -> {
            if (SqlDialect.of(connection) == SqlDialect.H2) {
                createOrCheck(name, connection);
                return;
            }
            // Two processes that create the same table at once break each other's.
            Sql.execute(connection, "SELECT pg_advisory_lock(" + LOCK + ")");
            createOrCheck(name, connection);
            Sql.execute(connection, "SELECT pg_advisory_unlock(" + LOCK + ")");
        });
    }

    /** Writes the version last: without it, the next opening creates what is missing. */
    private static void createOrCheck(String name, Connection connection) throws SQLException {
        int found = version(connection);
        if (found != 0) {
            requireVersion(name, found);
            return;
        }
        SqlDialect dialect = SqlDialect.of(connection);
        run(connection, "tables.sql");
        run(connection, dialect == SqlDialect.H2 ? "h2.sql" : "postgresql.sql");
        run(connection, "views.sql");
        if (dialect == SqlDialect.H2) {
            Sql.execute(connection, "CREATE USER IF NOT EXISTS " + READER + " PASSWORD ''");
            Sql.execute(connection, "GRANT SELECT ON SCHEMA PUBLIC TO " + READER);
        } else {
            createReader(connection);
        }
        Sql.update(connection, "INSERT INTO schema_info VALUES (?)", VERSION);
    }

    /** Creates the role of readers, where the login may do so; it is needed where the login is a superuser. */
    private static void createReader(Connection connection) throws SQLException {
        String mayCreate = "SELECT 1 FROM pg_roles WHERE rolname = CURRENT_USER AND (rolcreaterole OR rolsuper)";
        if (!Sql.exists(connection, mayCreate)) {
            return;
        }
        String reader = SqlDialect.POSTGRES_READER;
        if (!Sql.exists(connection, "SELECT 1 FROM pg_roles WHERE rolname = ?", reader)) {
            Sql.execute(connection, "CREATE ROLE " + reader + " NOLOGIN");
        }
        String schema = "\"" + connection.getSchema().replace("\"", "\"\"") + "\"";
        Sql.execute(connection, "GRANT " + reader + " TO CURRENT_USER");
        Sql.execute(connection, "GRANT USAGE ON SCHEMA " + schema + " TO " + reader);
        Sql.execute(connection, "GRANT SELECT ON ALL TABLES IN SCHEMA " + schema + " TO " + reader);
        Sql.execute(
                connection, "ALTER DEFAULT PRIVILEGES IN SCHEMA " + schema + " GRANT SELECT ON TABLES TO " + reader);
    }

    /** Refuses a database without tables or of another version. */
    static void requireCurrent(String name, Connection connection) {
        int found = Sql.run("read the database " + name, () -> version(connection));
        if (found == 0) {
            throw new StoreException("expected a Tagwave database at " + name + ", found none of its tables");
        }
        requireVersion(name, found);
    }

    private static void requireVersion(String name, int found) {
        if (found != VERSION) {
            throw new StoreException("expected the database " + name + " to have schema version " + VERSION
                    + ", found version " + found
                    + ": use the Tagwave that made it, or name a new database and crawl again");
        }
    }

    /** Returns the version of an existing database, 0 if it has none of our tables or not all of them. */
    private static int version(Connection connection) throws SQLException {
        DatabaseMetaData meta = connection.getMetaData();
        // Not the driver's upper case: it would ask the server, and throw an unexpected exception if that is gone.
        String table = SqlDialect.of(connection) == SqlDialect.H2 ? "SCHEMA_INFO" : "schema_info";
        try (ResultSet tables = meta.getTables(
                connection.getCatalog(), connection.getSchema(), table, new String[] {"TABLE", "BASE TABLE"})) {
            if (!tables.next()) {
                return 0;
            }
        }
        return (int) Sql.number(connection, "SELECT MAX(version) FROM schema_info");
    }

    private static void run(Connection connection, String script) throws SQLException {
        for (String sql : SqlStatements.script(DatabaseSchema.class, "/db/schema/" + script)) {
            Sql.execute(connection, sql);
        }
    }
}
