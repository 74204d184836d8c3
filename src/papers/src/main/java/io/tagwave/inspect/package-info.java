/**
 * Tells what was seen on pages, in words and figures: {@link io.tagwave.inspect.ThesisInspection} of the thesis profile, {@link
 * io.tagwave.answer.TemplateText} and {@link io.tagwave.answer.DiffHtml} of several pages.
 */
@NullMarked
package io.tagwave.inspect;

import org.jspecify.annotations.NullMarked;
