/** Learns from labelled pages which cut of a page is its list: {@link io.tagwave.learn.list.ContentTrainer}. */
package io.tagwave.learn.list;
