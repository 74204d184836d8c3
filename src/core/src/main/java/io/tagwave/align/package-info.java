/** From records to a table whose columns hold like fields: {@link io.tagwave.align.CenterStarAligner} (thesis, 4.1.4). */
@Internal
package io.tagwave.align;

import io.tagwave.meta.Internal;
