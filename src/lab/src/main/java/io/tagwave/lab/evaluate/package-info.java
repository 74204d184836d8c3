/** The {@code evaluate} commands: {@link io.tagwave.lab.evaluate.EvaluateCommand} names them. */
package io.tagwave.lab.evaluate;
