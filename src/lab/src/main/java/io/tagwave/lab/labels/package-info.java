/** Pages whose answers are known, read from files: {@link io.tagwave.lab.labels.TruthPage}. */
package io.tagwave.lab.labels;
