/**
 * What a person wants of a site, said once: {@link io.tagwave.site.Site}, which list of its pages is meant, with which columns, key
 * and pager. {@link io.tagwave.site.SiteExtractor} reads pages by it and tells when they no longer are what it was learned from.
 */
@Internal
package io.tagwave.site;

import io.tagwave.meta.Internal;
