/** A small site to crawl without a network, for the demo and tests: {@link io.tagwave.demo.DemoSite}. */
@NullMarked
package io.tagwave.demo;

import org.jspecify.annotations.NullMarked;
