/**
 * What crosses the shell between crawl, render and store, none of which know each other: {@link
 * io.tagwave.web.FetchedPage}, its {@link io.tagwave.web.Outcome}, and the ports {@link io.tagwave.web.PageSource},
 * {@link io.tagwave.web.FetchedPageReader}, {@link io.tagwave.web.PageVisitor} and {@link io.tagwave.web.Frontier}.
 */
package io.tagwave.web;
