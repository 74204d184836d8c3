/** What the thesis profile saw on a page, in words and figures: {@link io.tagwave.inspect.ThesisInspection}. */
package io.tagwave.inspect;
