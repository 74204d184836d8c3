/** Commands over pages, one answer a page: {@link io.tagwave.cli.page.ExtractCommand} and its like. */
package io.tagwave.cli.page;
