/** Commands that crawl, such as {@link io.tagwave.cli.crawl.CrawlCommand}. */
@NullMarked
package io.tagwave.cli.crawl;

import org.jspecify.annotations.NullMarked;
