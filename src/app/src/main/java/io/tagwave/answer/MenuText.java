package io.tagwave.answer;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;

/** Prints a menu as a tree of links, as text or HTML. */
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

    /** Prints nested lists; texts of the page are escaped. */
    public static void html(MenuAnswer answer, PrintWriter out) {
        out.println("<nav title=\"" + escaped(answer.url()) + "\">");
        int open = -1;
        for (MenuAnswer.Link link : answer.menu() == null
                ? List.<MenuAnswer.Link>of()
                : answer.menu().links()) {
            for (; open > link.level(); open--) {
                out.print("</li></ul>");
            }
            out.print(open == link.level() ? "</li>\n" : "");
            for (; open < link.level(); open++) {
                out.print("\n<ul>");
                out.print(open + 1 < link.level() ? "<li>" : "");
            }
            out.print("<li>" + anchor(link));
        }
        out.println("</li></ul>".repeat(open + 1) + "</nav>");
    }

    private static String anchor(MenuAnswer.Link link) {
        String name = link.text().isEmpty() ? link.href() : link.text();
        // A script in a URL would run in the reader's browser, which ignores white space and control characters in it.
        String plain = link.href().replaceAll("[\\x00-\\x20\\x7f-\\x9f]", "").toLowerCase(Locale.ROOT);
        boolean runs = plain.startsWith("javascript:") || plain.startsWith("vbscript:") || plain.startsWith("data:");
        return runs ? escaped(name) : "<a href=\"" + escaped(link.href()) + "\">" + escaped(name) + "</a>";
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
