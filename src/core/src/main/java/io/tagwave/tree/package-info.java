/**
 * The ground that every algorithm stands on: {@link io.tagwave.tree.PageTree}, the body of a page in document order as
 * parallel arrays.
 */
@Internal
package io.tagwave.tree;

import io.tagwave.meta.Internal;
