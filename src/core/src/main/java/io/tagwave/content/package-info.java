/** Tells content from noise: {@link io.tagwave.content.EvidenceClassifier}. */
@Internal
@NullMarked
package io.tagwave.content;

import io.tagwave.meta.Internal;
import org.jspecify.annotations.NullMarked;
