/**
 * Writes pages as HTML: safe to open, with marks and anchors ({@link io.tagwave.dom.html.AnnotatedHtml}), or a part of them
 * ({@link io.tagwave.dom.html.PrunedHtml}).
 */
@Internal
@NullMarked
package io.tagwave.dom.html;

import io.tagwave.meta.Internal;
import org.jspecify.annotations.NullMarked;
