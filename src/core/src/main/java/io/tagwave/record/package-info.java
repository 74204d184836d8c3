/**
 * The list of a page among proposed segmentations, by evidence, rank and regrouping: {@link
 * io.tagwave.record.ListLocator}.
 */
@Internal
package io.tagwave.record;

import io.tagwave.meta.Internal;
