/** Reports that the lab's commands share: {@link io.tagwave.lab.report.LabReport} collects tables, text and figures. */
@NullMarked
package io.tagwave.lab.report;

import org.jspecify.annotations.NullMarked;
