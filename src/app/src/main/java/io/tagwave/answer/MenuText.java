package io.tagwave.answer;

import java.io.PrintWriter;
import java.util.List;

/** Prints a menu as a tree of links. */
public final class MenuText {

    private MenuText() {}

    public static void print(MenuAnswer answer, PrintWriter out) {
        if (answer.menu() == null) {
            out.println(answer.url() + ": no main menu");
            return;
        }
        List<MenuAnswer.Link> links = answer.menu().links();
        out.println(answer.url() + ": " + links.size() + " links in "
                + answer.menu().xpath());
        for (MenuAnswer.Link link : links) {
            String name = link.text().isEmpty() ? "(no text)" : link.text();
            out.println("  ".repeat(link.level() + 1) + name + "  " + link.href());
        }
    }
}
