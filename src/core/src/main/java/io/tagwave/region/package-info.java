/** The segmentations that repetition proposes for a page: {@link io.tagwave.region.Proposals}. */
@Internal
package io.tagwave.region;

import io.tagwave.meta.Internal;
