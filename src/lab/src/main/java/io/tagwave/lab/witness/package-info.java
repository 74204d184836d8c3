/**
 * Records what the program reads from pages as one digest for each part of the result, and reports pages that are read
 * differently later. {@link io.tagwave.lab.witness.WitnessCommand} is the command.
 */
@NullMarked
package io.tagwave.lab.witness;

import org.jspecify.annotations.NullMarked;
