/**
 * What the pages of a list's items vary in: {@link io.tagwave.detail.DetailTemplate} tells their fields from what the pages have in
 * common, by the texts of many of them; {@link io.tagwave.detail.DetailPage} is one.
 */
@Internal
package io.tagwave.detail;

import io.tagwave.meta.Internal;
