/**
 * Renders pages with browsers: {@link io.tagwave.render.BrowserPool} keeps a few browsers running and fetches pages with them,
 * through the same port as HTTP. The only package of the product that uses Selenium.
 */
@NullMarked
package io.tagwave.render;

import org.jspecify.annotations.NullMarked;
