/** The program: {@link io.tagwave.cli.Main} runs a command, {@link io.tagwave.cli.TagwaveCommand} names them all. */
package io.tagwave.cli;
