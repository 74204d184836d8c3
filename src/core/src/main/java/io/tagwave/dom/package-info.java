/** From HTML to the flat tree: {@link io.tagwave.dom.HtmlParser}. The only package that knows jsoup. */
@Internal
package io.tagwave.dom;

import io.tagwave.meta.Internal;
