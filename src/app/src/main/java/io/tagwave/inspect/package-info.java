/**
 * What was seen on pages, in words and figures: {@link io.tagwave.inspect.ThesisInspection} of the thesis profile, {@link
 * io.tagwave.inspect.TemplateText} and {@link io.tagwave.inspect.DiffHtml} of several pages.
 */
package io.tagwave.inspect;
