/**
 * A kept page read again, to be looked at and corrected: {@link io.tagwave.serve.page.InspectedPage}. It writes no page of the server, and
 * knows nothing of requests.
 */
package io.tagwave.serve.page;
