package io.tagwave.crawl;

import edu.uci.ics.crawler4j.url.TLDList;
import edu.uci.ics.crawler4j.url.WebURL;
import java.util.Map;

/**
 * An address in crawler4j's loop. The loop asks for the address, depth and number alone; crawler4j's own class takes every
 * address apart into domain, subdomain and path.
 */
class PlainUrl implements WebURL {

    private static final long serialVersionUID = 1;

    /** Priority of what is asked for before everything else. */
    static final byte FIRST = -1;

    private final String url;
    private final byte priority;
    private int docid = 1;
    private short depth;

    PlainUrl(String url) {
        this(url, (byte) 0);
    }

    PlainUrl(String url, byte priority) {
        this.url = url;
        this.priority = priority;
    }

    @Override
    public final String getURL() {
        return url;
    }

    @Override
    public final int getDocid() {
        return docid;
    }

    @Override
    public final void setDocid(int number) {
        docid = number;
    }

    @Override
    public final short getDepth() {
        return depth;
    }

    @Override
    public final void setDepth(short links) {
        depth = links;
    }

    @Override
    public final boolean equals(Object other) {
        return other instanceof PlainUrl plain && plain.url.equals(url);
    }

    @Override
    public final int hashCode() {
        return url.hashCode();
    }

    @Override
    public final String toString() {
        return url;
    }

    @Override
    public final void setURL(String other) {
        if (!other.equals(url)) {
            throw new IllegalStateException("expected " + url + " to stay, found a change to " + other);
        }
    }

    @Override
    public final void setTldList(TLDList list) {}

    @Override
    public final int getParentDocid() {
        return 0;
    }

    @Override
    public final void setParentDocid(int number) {}

    @Override
    public final String getParentUrl() {
        return null;
    }

    @Override
    public final void setParentUrl(String parent) {}

    @Override
    public final String getDomain() {
        return "";
    }

    @Override
    public final String getSubDomain() {
        return "";
    }

    @Override
    public final String getPath() {
        return "";
    }

    @Override
    public final void setPath(String path) {}

    @Override
    public final String getAnchor() {
        return "";
    }

    @Override
    public final void setAnchor(String text) {}

    @Override
    public final byte getPriority() {
        return priority;
    }

    @Override
    public final void setPriority(byte number) {}

    @Override
    public final String getTag() {
        return "";
    }

    @Override
    public final void setTag(String name) {}

    @Override
    public final Map<String, String> getAttributes() {
        return Map.of();
    }

    @Override
    public final void setAttributes(Map<String, String> values) {}

    @Override
    public final String getAttribute(String name) {
        return "";
    }
}
