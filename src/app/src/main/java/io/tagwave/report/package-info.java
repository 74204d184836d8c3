/** Pages and figures for people: {@link io.tagwave.report.HtmlReport}, which holds {@link io.tagwave.report.ReportTable} and {@link io.tagwave.report.Chart}. */
package io.tagwave.report;
