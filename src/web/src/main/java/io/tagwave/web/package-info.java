/**
 * Values and ports between crawl, render and store, which do not know each other: {@link io.tagwave.web.FetchedPage}, its {@link
 * io.tagwave.web.Outcome}, and the ports {@link io.tagwave.web.PageSource}, {@link io.tagwave.web.FetchedPageReader}, {@link
 * io.tagwave.web.PageVisitor} and {@link io.tagwave.web.Frontier}.
 */
@NullMarked
package io.tagwave.web;

import org.jspecify.annotations.NullMarked;
