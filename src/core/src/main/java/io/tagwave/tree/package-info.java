/**
 * The ground that every algorithm stands on: {@link io.tagwave.tree.PageTree}, the body of a page in document order as
 * parallel arrays.
 */
package io.tagwave.tree;
