/**
 * Reads pages from anywhere: {@link io.tagwave.visit.CrawlPageReader} reads those of a crawl, {@link
 * io.tagwave.visit.BrowserVisitor} and {@link io.tagwave.visit.AutoRenderingVisitor} visit them with browsers, {@link
 * io.tagwave.visit.PageLoader} loads the single pages of a command. Independent of the command line.
 */
@NullMarked
package io.tagwave.visit;

import org.jspecify.annotations.NullMarked;
