/** What commands share: {@link io.tagwave.cli.shared.PageCommand} answers page by page, the others are options and words. */
@NullMarked
package io.tagwave.cli.shared;

import org.jspecify.annotations.NullMarked;
