/** The segmentations that repetition proposes for a page: {@link io.tagwave.proposal.ProposalFinder}. */
@Internal
package io.tagwave.proposal;

import io.tagwave.meta.Internal;
