/** A database looked at in a browser of the same machine: {@link io.tagwave.serve.LocalServer}. */
package io.tagwave.serve;
