/**
 * Reads a stored page again, to be looked at and corrected: {@link io.tagwave.serve.page.InspectedPage}. It knows nothing of
 * requests.
 */
@NullMarked
package io.tagwave.serve.page;

import org.jspecify.annotations.NullMarked;
