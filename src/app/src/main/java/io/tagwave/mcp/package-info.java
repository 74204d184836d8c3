/** Serves lists to assistants over standard input and output: {@link io.tagwave.mcp.McpServer}. */
@NullMarked
package io.tagwave.mcp;

import org.jspecify.annotations.NullMarked;
