/**
 * Writes reports and charts as HTML and SVG: {@link io.tagwave.report.HtmlReport} holds {@link io.tagwave.report.ReportTable}s and
 * {@link io.tagwave.report.Chart}s.
 */
@NullMarked
package io.tagwave.report;

import org.jspecify.annotations.NullMarked;
