/** What commands share: {@link io.tagwave.cli.shared.PageCommand} answers page by page, the others are options and words. */
package io.tagwave.cli.shared;
