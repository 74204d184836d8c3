/** Adds the methods of the five papers to the program: {@link io.tagwave.papers.PaperMethods}, and the command of MDR. */
package io.tagwave.papers;
