/**
 * What arrays of numbers stand on, for every package of the core: {@link io.tagwave.number.Numbering}, the one hash table;
 * the one way to mix bits; and logarithms that are looked up.
 */
@Internal
package io.tagwave.number;

import io.tagwave.meta.Internal;
