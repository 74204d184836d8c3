/**
 * Supervised content classifiers of the thesis (4.3 and chapter 5): {@link io.tagwave.learn.region.RegionModel} classifies,
 * {@link io.tagwave.learn.region.ThesisModels} lists how each is trained. The only package that uses Tribuo.
 */
@NullMarked
package io.tagwave.learn.region;

import org.jspecify.annotations.NullMarked;
