/**
 * Supervised content classifiers (thesis, 4.3 and chapter 5): {@link io.tagwave.learn.RegionModel} judges, {@link
 * io.tagwave.learn.ThesisModels} names how each is trained. The only package that knows Tribuo.
 */
package io.tagwave.learn;
