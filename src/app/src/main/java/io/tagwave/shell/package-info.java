/** A prompt for SQL on a terminal or a pipe: {@link io.tagwave.shell.SqlPrompt} reads, {@link io.tagwave.shell.SqlRunner} runs. */
@NullMarked
package io.tagwave.shell;

import org.jspecify.annotations.NullMarked;
