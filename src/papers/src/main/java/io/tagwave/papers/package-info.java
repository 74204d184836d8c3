/** Adds the methods of the five papers to the program: {@link io.tagwave.papers.PaperMethods}, and the command of MDR. */
@NullMarked
package io.tagwave.papers;

import org.jspecify.annotations.NullMarked;
