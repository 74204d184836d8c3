/**
 * Maps one page onto another as the literature does: {@link io.tagwave.papers.template.TemplateAlgorithms} lists all
 * algorithms by name, ours among them.
 */
@Internal
@NullMarked
package io.tagwave.papers.template;

import io.tagwave.meta.Internal;
import org.jspecify.annotations.NullMarked;
