/** Runs the statements of people on a database: {@link io.tagwave.store.query.SqlSession}. */
@NullMarked
package io.tagwave.store.query;

import org.jspecify.annotations.NullMarked;
