/** The program: {@link io.tagwave.cli.Main} runs a command, {@link io.tagwave.cli.TagwaveCommand} names them all. */
@NullMarked
package io.tagwave.cli;

import org.jspecify.annotations.NullMarked;
