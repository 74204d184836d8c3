package io.tagwave.crawl;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.ArrayList;
import java.util.List;
import org.apache.hc.core5.http.HttpEntity;
import org.apache.hc.core5.http.io.entity.HttpEntityWrapper;
import org.apache.hc.core5.http.message.BasicClassicHttpResponse;

/** Holds a response head with what was odd about it, and the beginning of the body if it was read with the head. */
final class LenientResponse extends BasicClassicHttpResponse {

    private static final long serialVersionUID = 1L;

    private final transient List<String> notes = new ArrayList<>();
    private byte[] prefix = {};

    LenientResponse(int status, String reason) {
        super(status, reason);
    }

    List<String> notes() {
        return notes;
    }

    void note(String odd) {
        if (!notes.contains(odd)) {
            notes.add(odd);
        }
    }

    void bodyBegins(byte[] bytes) {
        prefix = bytes;
    }

    /** Puts the beginning of the body before the rest of it. */
    void restoreBody() {
        HttpEntity entity = getEntity();
        if (prefix.length > 0 && entity != null) {
            byte[] beginning = prefix;
            prefix = new byte[0];
            setEntity(new HttpEntityWrapper(entity) {
                @Override
                public InputStream getContent() throws IOException {
                    return new SequenceInputStream(new ByteArrayInputStream(beginning), super.getContent());
                }
            });
        }
    }
}
