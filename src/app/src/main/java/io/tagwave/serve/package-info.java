/** Shows a database in a browser: {@link io.tagwave.serve.LocalServer} answers, {@link io.tagwave.serve.RequestRouter} names every page. */
@NullMarked
package io.tagwave.serve;

import org.jspecify.annotations.NullMarked;
