/** Tells content from noise: {@link io.tagwave.content.EvidenceClassifier}. */
@Internal
package io.tagwave.content;

import io.tagwave.meta.Internal;
