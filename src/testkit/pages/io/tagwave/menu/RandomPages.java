package io.tagwave.menu;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Style;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Random;

/** Small pages of lists, links, names and texts at random. */
public final class RandomPages {

    private static final String[] TAGS = {"div", "ul", "ol", "li", "nav", "p", "h1", "h6", "hr", "span"};
    private static final String[] NAMES = {
        "", "", "", "a", "nav", "menu", "main-nav", "mainMenu", "topnav", "NAVIGATION"
    };
    private static final String[] ADDRESSES = {
        "/",
        "http://s.test",
        "http://s.test/",
        "/?a=1",
        "/#top",
        "/a",
        "/a/b",
        "/a/b/",
        "a",
        "a?b=1&c=2&d=3",
        "#part",
        "https://s.test/a/b/c?d#e",
        "/b",
        "/c",
        "/d",
        "/e"
    };
    private static final int[] LENGTHS = {1, 2, 3, 8, 8, 8, 12, 35, 36, 99, 100, 101};

    private final Random random;

    public RandomPages(long seed) {
        random = new Random(seed);
    }

    public PageTree next() {
        PageTree.Builder page = new PageTree.Builder().open("body", look(), id());
        Deque<String> open = new ArrayDeque<>();
        int nodes = 5 + random.nextInt(40);
        for (int i = 0; i < nodes; i++) {
            while (!open.isEmpty() && random.nextInt(10) < 4) {
                page.close();
                open.pop();
            }
            int kind = random.nextInt(10);
            if (kind < 4) {
                link(page);
            } else if (kind < 6) {
                page.text(text());
            } else if (kind == 6) {
                twins(page);
            } else {
                open.push(TAGS[random.nextInt(TAGS.length)]);
                page.open(open.peek(), look(), id());
            }
        }
        while (!open.isEmpty()) {
            page.close();
            open.pop();
        }
        return page.close().build();
    }

    private void twins(PageTree.Builder page) {
        Style look = look();
        int rows = 2 + random.nextInt(3);
        for (int row = 0; row < rows; row++) {
            page.open("li", look, null);
            link(page);
            link(page);
            page.close();
        }
    }

    private void link(PageTree.Builder page) {
        page.openLink("a", look(), null, ADDRESSES[random.nextInt(ADDRESSES.length)]);
        if (random.nextInt(4) == 0) {
            page.openImage("img", Style.NONE, null, "i.png").close();
        }
        if (random.nextInt(8) > 0) {
            page.open("b").text(text()).close();
        }
        page.close();
    }

    private String text() {
        String letter = random.nextInt(3) == 0 ? "7" : "x";
        return letter.repeat(LENGTHS[random.nextInt(LENGTHS.length)]);
    }

    private Style look() {
        String name = NAMES[random.nextInt(NAMES.length)];
        return name.isEmpty() ? Style.NONE : new Style(List.of(name), "", "");
    }

    private String id() {
        return random.nextInt(6) > 0 ? null : NAMES[random.nextInt(NAMES.length)];
    }
}
