/** Reads JSON. */
@NullMarked
package io.tagwave.json;

import org.jspecify.annotations.NullMarked;
