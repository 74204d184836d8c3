/** From HTML to the flat tree: {@link io.tagwave.dom.HtmlParser}. The only package that knows jsoup. */
package io.tagwave.dom;
