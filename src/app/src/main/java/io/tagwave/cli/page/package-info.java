/** Commands that read pages, such as {@link io.tagwave.cli.page.ExtractCommand}. */
@NullMarked
package io.tagwave.cli.page;

import org.jspecify.annotations.NullMarked;
