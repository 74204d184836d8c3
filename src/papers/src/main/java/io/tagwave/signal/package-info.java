/**
 * Signal processing on runs of numbers, ignorant of pages: {@link io.tagwave.signal.PowerSpectrum} tells whether a run
 * repeats at a frequency.
 */
@Internal
@NullMarked
package io.tagwave.signal;

import io.tagwave.meta.Internal;
import org.jspecify.annotations.NullMarked;
