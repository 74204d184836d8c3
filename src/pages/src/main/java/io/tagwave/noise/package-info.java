/** Takes menus, adverts and other frame off a page: {@link io.tagwave.papers.filter.TpsFilter} (JIDM 2013). */
@Internal
package io.tagwave.noise;

import io.tagwave.meta.Internal;
