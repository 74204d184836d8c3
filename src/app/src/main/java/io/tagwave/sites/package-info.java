/** Files that say once what is wanted of a site: {@link io.tagwave.sites.SiteFile} is one, {@link io.tagwave.sites.SiteFolder} those of all hosts. */
package io.tagwave.sites;
