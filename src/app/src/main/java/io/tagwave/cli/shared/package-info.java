/** Options and services of several commands; {@link io.tagwave.cli.shared.PageCommand} handles page by page. */
@NullMarked
package io.tagwave.cli.shared;

import org.jspecify.annotations.NullMarked;
