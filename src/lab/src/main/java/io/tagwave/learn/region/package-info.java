/**
 * Supervised content classifiers of the thesis (4.3 and chapter 5): {@link io.tagwave.learn.region.RegionModel} judges, {@link
 * io.tagwave.learn.region.ThesisModels} names how each is trained. The only package that knows Tribuo.
 */
package io.tagwave.learn.region;
