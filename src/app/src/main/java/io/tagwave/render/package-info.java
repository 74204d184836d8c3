/**
 * Pages through a browser: {@link io.tagwave.render.BrowserPool} keeps a few browsers running and fetches pages with them,
 * behind the same port as HTTP. The only package that knows Selenium.
 */
package io.tagwave.render;
