/**
 * Lists as tables, kept over the crawls that saw them: {@link io.tagwave.store.list.ListTableBuilder} makes them, and {@link
 * io.tagwave.store.list.ListChanges} tells what became of their items.
 */
package io.tagwave.store.list;
