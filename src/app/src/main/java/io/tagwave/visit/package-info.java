/**
 * Reading pages that come from somewhere: {@link io.tagwave.visit.CrawlPageReader} reads those of a crawl, {@link
 * io.tagwave.visit.BrowserVisitor} and {@link io.tagwave.visit.AutoRenderingVisitor} visit them with browsers, {@link
 * io.tagwave.visit.PageLoader} has single ones for whoever names them. Ignorant of any command line.
 */
package io.tagwave.visit;
