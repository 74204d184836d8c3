/**
 * What crosses the shell between crawl, render and store, none of which know each other: {@link
 * io.tagwave.page.FetchedPage}, its {@link io.tagwave.page.Outcome}, and the ports {@link io.tagwave.page.PageSource},
 * {@link io.tagwave.page.PageReader}, {@link io.tagwave.page.Visitor} and {@link io.tagwave.page.Frontier}.
 */
package io.tagwave.page;
