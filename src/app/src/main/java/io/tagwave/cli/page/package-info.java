/** Commands that read pages, such as {@link io.tagwave.cli.page.ExtractCommand}. */
package io.tagwave.cli.page;
