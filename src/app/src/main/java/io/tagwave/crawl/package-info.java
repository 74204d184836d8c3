/**
 * Crawls the web: {@link io.tagwave.crawl.Crawl}. The only package that knows crawler4j, whose loop runs the workers, and the
 * HTTP client. Frontier, politeness, robots.txt, redirects, retries and links are ours, behind that loop's own interfaces.
 */
package io.tagwave.crawl;
