/** Statements of people over a database: {@link io.tagwave.store.query.SqlSession}. */
package io.tagwave.store.query;
