/** Commands that crawl, such as {@link io.tagwave.cli.crawl.CrawlCommand}. */
package io.tagwave.cli.crawl;
