/** The thesis' own pipeline, stage by stage as its Figure 1 has them: {@link io.tagwave.thesis.ThesisExtractor}. */
@Internal
@NullMarked
package io.tagwave.thesis;

import io.tagwave.meta.Internal;
import org.jspecify.annotations.NullMarked;
