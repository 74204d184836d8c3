/** The baseline that the TPS filter is measured with: {@link io.tagwave.mdr.Mdr} (Liu, Grossman and Zhai, KDD 2003). */
@Internal
@NullMarked
package io.tagwave.mdr;

import io.tagwave.meta.Internal;
import org.jspecify.annotations.NullMarked;
