/** The segmentations that repetition proposes for a page: {@link io.tagwave.proposal.ProposalFinder}. */
@Internal
@NullMarked
package io.tagwave.proposal;

import io.tagwave.meta.Internal;
import org.jspecify.annotations.NullMarked;
