/** Parses HTML to the flat tree: {@link io.tagwave.dom.HtmlParser}. In the library the only package that knows jsoup. */
@Internal
@NullMarked
package io.tagwave.dom;

import io.tagwave.meta.Internal;
import org.jspecify.annotations.NullMarked;
