/**
 * Signal processing on runs of numbers, ignorant of pages: {@link io.tagwave.signal.PowerSpectrum} tells whether a run
 * repeats at a frequency.
 */
package io.tagwave.signal;
