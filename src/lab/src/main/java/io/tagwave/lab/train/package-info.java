/** The {@code train} commands: {@link io.tagwave.lab.train.TrainCommand} names them. */
package io.tagwave.lab.train;
