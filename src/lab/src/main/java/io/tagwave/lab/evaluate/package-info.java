/** The {@code evaluate} commands: {@link io.tagwave.lab.evaluate.EvaluateCommand} names them. */
@NullMarked
package io.tagwave.lab.evaluate;

import org.jspecify.annotations.NullMarked;
