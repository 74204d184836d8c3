/**
 * Crawls the web with crawler4j's loop and HTTP client: {@link io.tagwave.crawl.Crawl}. The only package that knows
 * crawler4j. Frontier, politeness, robots.txt, parser and document ids are ours, behind crawler4j's own interfaces.
 */
package io.tagwave.crawl;
