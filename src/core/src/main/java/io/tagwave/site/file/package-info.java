/**
 * Reads and writes site files, which say once what a person wants of a site: {@link io.tagwave.site.file.SiteFile} is one file,
 * {@link io.tagwave.site.file.SiteFolder} a folder with one for each host.
 */
@Internal
@NullMarked
package io.tagwave.site.file;

import io.tagwave.meta.Internal;
import org.jspecify.annotations.NullMarked;
