/** Reads JSON: {@link io.tagwave.json.JsonParser}. */
@Internal
@NullMarked
package io.tagwave.json;

import io.tagwave.meta.Internal;
import org.jspecify.annotations.NullMarked;
