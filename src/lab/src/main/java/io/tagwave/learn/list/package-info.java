/** Learns from labeled pages which proposal for a page is its list: {@link io.tagwave.learn.list.ContentTrainer}. */
@NullMarked
package io.tagwave.learn.list;

import org.jspecify.annotations.NullMarked;
