/** A small site to crawl without a network, for the demo and the tests: {@link io.tagwave.demo.DemoSite}. */
package io.tagwave.demo;
