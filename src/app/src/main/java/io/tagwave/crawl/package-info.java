/**
 * Crawls the web: {@link io.tagwave.crawl.Crawl}. The only package that uses crawler4j, whose loop runs the workers, and the HTTP
 * client. Frontier, politeness, robots.txt, redirects, retries and links are ours, behind the interfaces of that loop.
 */
@NullMarked
package io.tagwave.crawl;

import org.jspecify.annotations.NullMarked;
