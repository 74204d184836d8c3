/** Takes menus, adverts and other frame off a page: {@link io.tagwave.noise.TpsFilter} (JIDM 2013). */
package io.tagwave.noise;
