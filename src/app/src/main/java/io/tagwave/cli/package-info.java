/** The command line, and the only place that wires the parts together: {@link io.tagwave.cli.Main}. */
package io.tagwave.cli;
