/** The command that visits lists again and again, and sends what changed. */
@NullMarked
package io.tagwave.cli.watch;

import org.jspecify.annotations.NullMarked;
