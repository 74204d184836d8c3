/** Adds the commands of the lab to the command line: {@link io.tagwave.lab.LabCommands}. */
@NullMarked
package io.tagwave.lab;

import org.jspecify.annotations.NullMarked;
