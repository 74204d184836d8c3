/** The results of commands on pages, such as {@link io.tagwave.answer.ExtractAnswer}, as JSON and as text. */
@NullMarked
package io.tagwave.answer;

import org.jspecify.annotations.NullMarked;
