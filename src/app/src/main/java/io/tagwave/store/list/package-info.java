/**
 * Keeps lists as tables over the crawls that saw them: {@link io.tagwave.store.list.ListTableBuilder} makes the tables, and
 * {@link io.tagwave.store.list.ListChanges} reads the changes of their items.
 */
@NullMarked
package io.tagwave.store.list;

import org.jspecify.annotations.NullMarked;
