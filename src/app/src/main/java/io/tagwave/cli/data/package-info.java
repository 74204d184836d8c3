/** Commands that read a database, such as {@link io.tagwave.cli.data.SqlCommand}. */
package io.tagwave.cli.data;
