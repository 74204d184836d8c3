/**
 * Finds what pages have in common: {@link io.tagwave.template.TemplateAlgorithm} maps one page onto another, {@link
 * io.tagwave.template.PageTemplate} folds any number of pages into their template, {@link
 * io.tagwave.template.PageDiff} tells two versions of a page apart (Huang, Sequence-based Web Page Template Detection,
 * 2011).
 */
@Internal
@NullMarked
package io.tagwave.template;

import io.tagwave.meta.Internal;
import org.jspecify.annotations.NullMarked;
