/**
 * Pages of many kinds, with a list and without one, made by chance from a seed, and how many of them are read rightly. The front
 * type is {@link io.tagwave.kinds.Kinds}.
 */
package io.tagwave.kinds;
