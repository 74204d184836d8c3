/** Commands over a database: {@link io.tagwave.cli.data.SqlCommand} and its like. */
package io.tagwave.cli.data;
