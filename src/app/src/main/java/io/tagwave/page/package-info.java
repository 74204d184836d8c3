/**
 * What crosses the shell between crawl, render and store, none of which know each other: {@link
 * io.tagwave.page.FetchedPage}, its {@link io.tagwave.page.Outcome}, and the ports {@link io.tagwave.page.PageSource},
 * {@link io.tagwave.page.PageReader} and {@link io.tagwave.page.Frontier}.
 */
package io.tagwave.page;
