/** Scores answers against ground truth: {@link io.tagwave.eval.RecordScore} for records. Knows values only, no files. */
@NullMarked
package io.tagwave.eval;

import org.jspecify.annotations.NullMarked;
