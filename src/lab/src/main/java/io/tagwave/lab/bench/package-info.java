/** The {@code bench} commands: {@link io.tagwave.lab.bench.BenchCommand} lists them. */
@NullMarked
package io.tagwave.lab.bench;

import org.jspecify.annotations.NullMarked;
