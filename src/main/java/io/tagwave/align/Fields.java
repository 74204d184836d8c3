package io.tagwave.align;

import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.Arrays;
import java.util.List;

/** The nodes of a record that carry information, and the symbols of their tag paths. */
final class Fields {

    private final int[] nodes;
    private final Symbols symbols;

    private Fields(int[] nodes, Symbols symbols) {
        this.nodes = nodes;
        this.symbols = symbols;
    }

    static Fields of(PageTree tree, TagPathSequence sequence, List<Span> record) {
        int length = 0;
        for (Span part : record) {
            length += part.length();
        }
        int[] nodes = new int[length];
        int[] codes = new int[length];
        int kept = 0;
        for (Span part : record) {
            for (int node = part.start(); node < part.end(); node++) {
                if (tree.isText(node) || tree.isImage(node) || tree.isLink(node)) {
                    codes[kept] = sequence.code(node);
                    nodes[kept++] = node;
                }
            }
        }
        return new Fields(Arrays.copyOf(nodes, kept), new Symbols(Arrays.copyOf(codes, kept)));
    }

    int node(int field) {
        return nodes[field];
    }

    Symbols symbols() {
        return symbols;
    }

    /** A string of symbols, equal to others by content. */
    static final class Symbols {
        private final int[] codes;
        private final int hash;

        Symbols(int... codes) {
            this.codes = codes;
            hash = Arrays.hashCode(codes);
        }

        int length() {
            return codes.length;
        }

        int code(int i) {
            return codes[i];
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Symbols s && hash == s.hash && Arrays.equals(codes, s.codes);
        }

        @Override
        public int hashCode() {
            return hash;
        }

        @Override
        public String toString() {
            return Arrays.toString(codes);
        }
    }
}
