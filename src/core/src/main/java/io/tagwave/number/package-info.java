/**
 * Computes with numbers for all packages of the core: {@link io.tagwave.number.Numbering}, the one hash table, hashes of bits, and
 * logarithms.
 */
@Internal
@NullMarked
package io.tagwave.number;

import io.tagwave.meta.Internal;
import org.jspecify.annotations.NullMarked;
