/** How a page could be cut into records, by whatever repeats: {@link io.tagwave.region.Proposals}. */
@Internal
package io.tagwave.region;

import io.tagwave.meta.Internal;
