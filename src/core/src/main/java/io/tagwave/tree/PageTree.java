package io.tagwave.tree;

import io.tagwave.number.ObjectNumbering;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Holds the body of a page as a flat tree: elements and non-blank text nodes in document order, in parallel arrays. Node 0 is the
 * body; a node's subtree is the half open range {@code [node, end(node))}. Immutable, so that threads may share it.
 * Methods that take a node throw {@link IndexOutOfBoundsException} unless {@code 0 <= node < size()}. Lengths count characters of
 * visible text with runs of white space folded to one.
 */
public final class PageTree {

    /** Tag name of a text node. */
    public static final String TEXT = "#text";

    private static final byte TEXT_FLAG = 1;
    private static final byte LINK_FLAG = 2;
    private static final byte IMAGE_FLAG = 4;
    private static final byte DIGIT_FLAG = 8;
    /** A text that is shown as it is written. */
    private static final byte AS_WRITTEN_FLAG = 16;
    /** A text with white space between it and the one before. */
    private static final byte SPACED_FLAG = 32;

    private final int size;
    private final int[] parent;
    private final int[] end;
    private final int[] depth;
    private final int[] tag;
    private final int[] style;
    private final byte[] flags;
    private final int[] textBefore;
    private final int[] linkTextBefore;
    private final int[] textHash;
    private final String[] value;
    private final Map<Integer, String> ids;
    private final StructuredData statements;
    private final List<String> tagNames;
    private final List<Style> styles;

    private PageTree(Builder b) {
        size = b.size;
        parent = Arrays.copyOf(b.parent, size);
        end = Arrays.copyOf(b.end, size);
        depth = Arrays.copyOf(b.depth, size);
        tag = Arrays.copyOf(b.tag, size);
        style = Arrays.copyOf(b.style, size);
        flags = Arrays.copyOf(b.flags, size);
        textBefore = Arrays.copyOf(b.textBefore, size + 1);
        textBefore[size] = b.textLength;
        linkTextBefore = Arrays.copyOf(b.linkTextBefore, size + 1);
        linkTextBefore[size] = b.linkTextLength;
        textHash = Arrays.copyOf(b.textHash, size);
        value = Arrays.copyOf(b.value, size);
        ids = b.ids;
        statements = b.statements;
        tagNames = b.tagNumbers.values();
        styles = b.styleNumbers.values();
    }

    /** Returns the number of nodes, at least 1. */
    public int size() {
        return size;
    }

    /** Returns the parent, -1 for the body. */
    public int parent(int node) {
        return parent[node];
    }

    /** Returns one past the last node of the subtree. */
    public int end(int node) {
        return end[node];
    }

    /** Returns the number of ancestors, 0 for the body. */
    public int depth(int node) {
        return depth[node];
    }

    /** Returns the number of the tag name, see {@link #tagNames()}. */
    public int tag(int node) {
        return tag[node];
    }

    /** Returns the tag name in lower case, {@link #TEXT} for a text node. */
    public String tagName(int node) {
        return tagNames.get(tag[node]);
    }

    /** Returns the distinct tag names by number, in order of first appearance. */
    public List<String> tagNames() {
        return tagNames;
    }

    /** Returns the number of the style, 0 for {@link Style#NONE}, see {@link #styles()}. */
    public int style(int node) {
        return style[node];
    }

    /** Returns the distinct styles by number, in order of first appearance after {@link Style#NONE}. */
    public List<Style> styles() {
        return styles;
    }

    public boolean isText(int node) {
        return (flags[node] & TEXT_FLAG) != 0;
    }

    /** Returns whether the node is an element with the address of a link. */
    public boolean isLink(int node) {
        return (flags[node] & LINK_FLAG) != 0;
    }

    public boolean isImage(int node) {
        return (flags[node] & IMAGE_FLAG) != 0;
    }

    /** Returns whether the node has no children. */
    public boolean isLeaf(int node) {
        return end[node] == node + 1;
    }

    /** Returns the first child, -1 for a leaf. */
    public int firstChild(int node) {
        return isLeaf(node) ? -1 : node + 1;
    }

    /** Returns the next child of the same parent, -1 after the last. */
    public int nextSibling(int node) {
        return node > 0 && end[node] < end[parent[node]] ? end[node] : -1;
    }

    /** Returns the id attribute, or null. */
    public @Nullable String id(int node) {
        return ids.get(Objects.checkIndex(node, size));
    }

    /** Returns the address of a link or image as written, null for other nodes. */
    public @Nullable String address(int node) {
        return isText(node) ? null : value[node];
    }

    /** Returns what elements state for machines. */
    public StructuredData statements() {
        return statements;
    }

    /** Returns a text node's own text with white space folded; an empty string for elements. */
    public String ownText(int node) {
        return isText(node)
                ? VisibleText.shown(value[node], textLength(node, node + 1), (flags[node] & AS_WRITTEN_FLAG) != 0)
                : "";
    }

    /** Returns whether a text node's own text has a character that is no white space. */
    public boolean anyOf(char character, int node) {
        return isText(node) && value[node].indexOf(character) >= 0;
    }

    /** Returns whether white space or no text precedes a text. Else it continues the text before it. */
    public boolean isSpaced(int node) {
        return (flags[node] & SPACED_FLAG) != 0;
    }

    /** Returns a hash of a text node's own text, equal for equal texts; 0 for elements. */
    public int textHash(int node) {
        return textHash[node];
    }

    /** Returns whether the text of the positions {@code [start, end)} has a digit of any script. */
    public boolean anyDigit(int start, int end) {
        for (int node = start; node < end; node++) {
            if ((flags[node] & DIGIT_FLAG) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Returns the number of characters of text in the positions {@code [start, end)}. */
    public int textLength(int start, int end) {
        return textBefore[end] - textBefore[start];
    }

    /** Returns the number of characters of text inside links in the positions {@code [start, end)}. */
    public int linkTextLength(int start, int end) {
        return linkTextBefore[end] - linkTextBefore[start];
    }

    /** Returns the visible text of the positions {@code [start, end)}: their text nodes in order, joined by a blank. */
    public String text(int start, int end) {
        return IntStream.range(start, end)
                .filter(this::isText)
                .mapToObj(this::ownText)
                .collect(Collectors.joining(" "));
    }

    /** Returns the lowest node that is an ancestor of, or equal to, both nodes. Linear in the depth. */
    public int commonAncestor(int a, int b) {
        int low = Math.min(a, b);
        while (end[low] <= Math.max(a, b)) {
            low = parent[low];
        }
        return low;
    }

    /** Collects the nodes of a page in document order: each {@code open} needs a {@code close}. */
    public static final class Builder {
        private static final int INITIAL_CAPACITY = 256;
        private int size;
        private int current = -1;
        private int openElements;
        private int openLinks;
        private int textLength;
        /** True if the last text ended with white space. */
        private boolean spaced = true;
        /** Buffer for the characters of a text. */
        private char[] room = new char[INITIAL_CAPACITY];

        private int linkTextLength;
        private int[] parent = new int[INITIAL_CAPACITY];
        private int[] end = new int[INITIAL_CAPACITY];
        private int[] depth = new int[INITIAL_CAPACITY];
        private int[] tag = new int[INITIAL_CAPACITY];
        private int[] style = new int[INITIAL_CAPACITY];
        private byte[] flags = new byte[INITIAL_CAPACITY];
        private int[] textBefore = new int[INITIAL_CAPACITY];
        private int[] linkTextBefore = new int[INITIAL_CAPACITY];
        private int[] textHash = new int[INITIAL_CAPACITY];
        private String[] value = new String[INITIAL_CAPACITY];
        private final Map<Integer, String> ids = new HashMap<>();
        private final StructuredData statements = new StructuredData();
        private final ObjectNumbering<String> tagNumbers = new ObjectNumbering<>();
        private final ObjectNumbering<Style> styleNumbers = new ObjectNumbering<>();

        public Builder() {
            style(Style.NONE);
        }

        /** Returns the number of nodes added so far. */
        public int size() {
            return size;
        }

        /**
         * Returns the number of a tag name. To be called just before the first such element is opened, because it numbers new
         * names.
         */
        public int tag(String name) {
            return tagNumbers.number(name);
        }

        /** Returns the number of a style. A new style gets its number in this call. */
        public int style(Style look) {
            return styleNumbers.number(look);
        }

        /** Opens a plain element. */
        public Builder open(String tagName, Style look, @Nullable String idAttribute) {
            return open(tag(tagName), style(look), idAttribute);
        }

        /** Opens an element that links to an address. */
        public Builder openLink(String tagName, Style look, @Nullable String idAttribute, @Nullable String address) {
            return openLink(tag(tagName), style(look), idAttribute, address);
        }

        /** Opens an element that shows an image, with its address if it is known. */
        public Builder openImage(String tagName, Style look, @Nullable String idAttribute, @Nullable String address) {
            return openImage(tag(tagName), style(look), idAttribute, address);
        }

        /** Opens a plain element by the numbers of tag name and style, for callers that cache these. */
        public Builder open(int tagNumber, int styleNumber, @Nullable String idAttribute) {
            return element(tagNumber, styleNumber, idAttribute, (byte) 0, null);
        }

        /** Opens an element that links to an address by the numbers of tag name and style. */
        public Builder openLink(
                int tagNumber, int styleNumber, @Nullable String idAttribute, @Nullable String address) {
            return element(tagNumber, styleNumber, idAttribute, LINK_FLAG, address);
        }

        /** Opens an element that shows an image by the numbers of tag name and style. */
        public Builder openImage(
                int tagNumber, int styleNumber, @Nullable String idAttribute, @Nullable String address) {
            return element(tagNumber, styleNumber, idAttribute, IMAGE_FLAG, address);
        }

        /** Opens an element without style and id. */
        public Builder open(String tagName) {
            return open(tagName, Style.NONE, null);
        }

        /** Adds what the innermost open element states for machines. */
        public Builder state(
                @Nullable String stated, @Nullable String property, @Nullable String role, @Nullable String name) {
            statements.add(current, stated, property, role, name);
            return this;
        }

        /** Adds a text node, unless the text is only white space. */
        public Builder text(String text) {
            room = text.length() <= room.length ? room : new char[2 * text.length()];
            long digest = VisibleText.digest(text, room);
            if (digest != 0) {
                addText(text, digest);
            }
            spaced = digest == 0 ? spaced || !text.isEmpty() : VisibleText.isSpace(text.charAt(text.length() - 1));
            return this;
        }

        /** Closes the innermost open element; throws {@link IllegalStateException} if there is none. */
        public Builder close() {
            if (current < 0) {
                throw new IllegalStateException("close without an open element, after " + size + " nodes");
            }
            end[current] = size;
            openLinks -= (flags[current] & LINK_FLAG) != 0 ? 1 : 0;
            current = parent[current];
            openElements--;
            return this;
        }

        /**
         * Returns the finished tree.
         *
         * @throws IllegalStateException unless exactly one root element was opened and closed
         */
        public PageTree build() {
            if (size == 0 || current >= 0 || end[0] != size) {
                throw new IllegalStateException("expected one closed root element, found " + size + " nodes"
                        + (current >= 0 ? " and node " + current + " still open" : ""));
            }
            return new PageTree(this);
        }

        private void addText(String text, long digest) {
            int digit = VisibleText.anyDigit(digest) ? DIGIT_FLAG : 0;
            int written = VisibleText.isAsWritten(digest) ? AS_WRITTEN_FLAG : 0;
            int apart = spaced || VisibleText.isSpace(text.charAt(0)) ? SPACED_FLAG : 0;
            int node = add(tag(TEXT), 0, TEXT_FLAG | digit | written | apart, text);
            textHash[node] = VisibleText.hash(digest);
            textLength += VisibleText.length(digest);
            linkTextLength += openLinks > 0 ? VisibleText.length(digest) : 0;
            end[node] = size;
        }

        private Builder element(
                int tagNumber, int styleNumber, @Nullable String idAttribute, byte flag, @Nullable String address) {
            current = add(tagNumber, styleNumber, flag, address);
            openElements++;
            openLinks += flag == LINK_FLAG ? 1 : 0;
            if (idAttribute != null) {
                ids.put(current, idAttribute);
            }
            return this;
        }

        private int add(int tagNumber, int styleNumber, int flag, @Nullable String content) {
            int node = size;
            if (node == parent.length) {
                grow();
            }
            parent[node] = current;
            depth[node] = openElements;
            tag[node] = tagNumber;
            style[node] = styleNumber;
            flags[node] = (byte) flag;
            value[node] = content;
            textBefore[node] = textLength;
            linkTextBefore[node] = linkTextLength;
            size = node + 1;
            return node;
        }

        private void grow() {
            int room = parent.length * 2;
            parent = Arrays.copyOf(parent, room);
            end = Arrays.copyOf(end, room);
            depth = Arrays.copyOf(depth, room);
            tag = Arrays.copyOf(tag, room);
            style = Arrays.copyOf(style, room);
            flags = Arrays.copyOf(flags, room);
            textBefore = Arrays.copyOf(textBefore, room);
            linkTextBefore = Arrays.copyOf(linkTextBefore, room);
            textHash = Arrays.copyOf(textHash, room);
            value = Arrays.copyOf(value, room);
        }
    }
}
