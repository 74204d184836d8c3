/** Reads pages whose answers are known from files: {@link io.tagwave.lab.labels.TruthPage}. */
@NullMarked
package io.tagwave.lab.labels;

import org.jspecify.annotations.NullMarked;
