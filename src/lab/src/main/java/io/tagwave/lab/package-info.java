/** What the laboratory adds to the command line: {@link io.tagwave.lab.LabCommands}. */
package io.tagwave.lab;
