/** Writes reports as HTML: {@link io.tagwave.report.HtmlReport} holds {@link io.tagwave.report.ReportTable}s. */
@NullMarked
package io.tagwave.report;

import org.jspecify.annotations.NullMarked;
