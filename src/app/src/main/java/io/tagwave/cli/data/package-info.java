/** Commands that read a database, such as {@link io.tagwave.cli.data.SqlCommand}. */
@NullMarked
package io.tagwave.cli.data;

import org.jspecify.annotations.NullMarked;
