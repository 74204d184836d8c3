package io.tagwave.extract;

import io.tagwave.lab.bench.SyntheticPages;
import io.tagwave.tree.PageTree;

/** Pages of any size that grow in one direction. */
public enum Shape {
    /** One long list of records with a menu before it. */
    LIST {
        @Override
        PageTree page(int nodes) {
            return SyntheticPages.page(nodes, 1);
        }
    },
    /** Titles, texts and rules side by side in the body, without an element that holds a record. */
    WIDE {
        @Override
        PageTree page(int nodes) {
            PageTree.Builder page = new PageTree.Builder().open("body");
            for (int item = 0; page.size() < nodes; item++) {
                page.open("h3").open("a").text("Title " + item % 5000).close().close();
                page.open("p").text("Some words on number " + item % 997).close();
                if (item % 7 > 0) {
                    page.open("p").text(item % 90 + ".99").close();
                }
                page.open("hr").close();
            }
            return page.close().build();
        }
    },
    /** A thread in which every answer stands inside what it answers. */
    DEEP {
        @Override
        PageTree page(int nodes) {
            PageTree.Builder page = new PageTree.Builder().open("body");
            int depth = 0;
            while (page.size() < nodes) {
                page.open("div")
                        .open("b")
                        .open("a")
                        .text("Writer " + depth % 50)
                        .close()
                        .close();
                for (int line = 0; line < 2 + depth % 3; line++) {
                    page.open("p")
                            .text("Answer " + depth % 3000 + ", line " + line)
                            .close();
                }
                depth++;
            }
            while (depth-- > 0) {
                page.close();
            }
            return page.close().build();
        }
    },
    /** Lists in lists: sections of ever more sections, with items at the ends. */
    BUSHY {
        @Override
        PageTree page(int nodes) {
            PageTree.Builder page = new PageTree.Builder().open("body");
            for (int section = 0; page.size() < nodes; section++) {
                int levels = 1 + Integer.numberOfTrailingZeros(section + 1);
                for (int level = 0; level < levels; level++) {
                    page.open("section")
                            .open("h2")
                            .text("Part " + section % 400 + "." + level)
                            .close()
                            .open("ul");
                }
                for (int item = 0; item < 5; item++) {
                    page.open("li")
                            .open("a")
                            .text("Entry " + (section + item) % 4000)
                            .close();
                    page.open("i").text(item + " pieces").close().close();
                }
                for (int level = 0; level < levels; level++) {
                    page.close().close();
                }
            }
            return page.close().build();
        }
    };

    /** A page of about so many nodes. */
    abstract PageTree page(int nodes);
}
