/**
 * Reads pages by what a person wants of their site: a {@link io.tagwave.site.Site} says which list of its pages is meant, with which
 * columns, key and pager. {@link io.tagwave.site.SiteExtractor} reads pages by it, and reports when they differ from what it was learned
 * from. {@link io.tagwave.site.ListMerge} joins the lists of several pages.
 */
@Internal
@NullMarked
package io.tagwave.site;

import io.tagwave.meta.Internal;
import org.jspecify.annotations.NullMarked;
