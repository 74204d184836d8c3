/** The {@code train} commands: {@link io.tagwave.lab.train.TrainCommand} names them. */
@NullMarked
package io.tagwave.lab.train;

import org.jspecify.annotations.NullMarked;
