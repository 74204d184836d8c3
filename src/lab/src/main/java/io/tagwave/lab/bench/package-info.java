/** The {@code bench} commands: {@link io.tagwave.lab.bench.BenchCommand} names them. */
package io.tagwave.lab.bench;
