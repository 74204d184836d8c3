/** Where a page repeats itself: {@link io.tagwave.region.RegionFinder} (thesis, 4.1.2). */
package io.tagwave.region;
