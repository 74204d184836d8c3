/** How a page could be cut into records, by whatever repeats: {@link io.tagwave.region.Proposals}. */
package io.tagwave.region;
