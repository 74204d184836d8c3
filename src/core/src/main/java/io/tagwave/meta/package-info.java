/** What packages say of themselves: {@link io.tagwave.meta.Internal}. */
@Internal
package io.tagwave.meta;
