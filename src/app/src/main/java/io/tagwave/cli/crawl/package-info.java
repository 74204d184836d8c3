/** Commands that crawl: {@link io.tagwave.cli.crawl.CrawlCommand}. */
package io.tagwave.cli.crawl;
