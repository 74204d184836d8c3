package io.tagwave.mcp;

/** Rejects a request with a code of JSON-RPC. */
final class McpException extends Exception {
    private static final long serialVersionUID = 1;

    static final int PARSE = -32700;
    static final int INVALID = -32600;
    static final int NO_METHOD = -32601;
    static final int PARAMETERS = -32602;

    private final int code;

    McpException(int code, String message) {
        super(message);
        this.code = code;
    }

    int code() {
        return code;
    }
}
