/** Fetching pages over HTTP: one with {@link io.tagwave.crawl.HttpPageSource}, or a whole crawl. */
package io.tagwave.crawl;
