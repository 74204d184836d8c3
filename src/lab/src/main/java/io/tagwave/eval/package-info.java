/** How good an answer is: {@link io.tagwave.eval.RecordScore} for records. Values only; whoever calls reads the files. */
package io.tagwave.eval;
