package io.tagwave.rows;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;

/** Standard output that remembers why it could not be written: writers of text keep that to themselves. */
public final class StandardOutput extends FileOutputStream {

    private volatile String failure;

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

    /** Why something could not be written, or null; that nobody reads any more is no failure. */
    public String failure() {
        return failure != null && failure.contains("Broken pipe") ? null : failure;
    }
}
