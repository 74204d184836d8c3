/**
 * Stores crawls and their pages in a SQL database: {@link io.tagwave.store.Database}. The only package of the product that
 * uses JDBC.
 *
 * <p>A {@link io.tagwave.store.StoreException} reports what the database refuses or loses.
 */
@NullMarked
package io.tagwave.store;

import org.jspecify.annotations.NullMarked;
