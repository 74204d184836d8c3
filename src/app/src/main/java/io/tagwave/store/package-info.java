/**
 * Crawls and their rows in a SQL database: {@link io.tagwave.store.Database}. The only package that knows JDBC.
 *
 * <p>What the database itself refuses or loses is a {@link io.tagwave.store.StoreException}.
 */
package io.tagwave.store;
