package io.tagwave.rows;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Standard output that keeps its first failure, which {@link java.io.PrintWriter} hides. */
public final class StandardOutput extends FileOutputStream {

    private volatile @Nullable String failure;

    public StandardOutput() {
        super(FileDescriptor.out);
    }

    @Override
    public void write(byte[] bytes, int start, int length) throws IOException {
        try {
            super.write(bytes, start, length);
        } catch (IOException e) {
            failure = String.valueOf(e.getMessage());
            throw e;
        }
    }

    /** Returns the reason of a failure, or null; a closed pipe is none. */
    public @Nullable String failure() {
        String reason = failure;
        return reason != null && reason.contains("Broken pipe") ? null : reason;
    }
}
