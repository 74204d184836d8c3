package io.tagwave.rows;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.Map;

/** Writes a page for {@code man}: preformatted text below headings. */
public final class ManualPage {

    private ManualPage() {}

    /**
     * Prints a page of section 1.
     *
     * @param about one line about the program
     * @param sections texts by their headings
     */
    public static void print(PrintWriter out, String program, String about, Map<String, String> sections) {
        out.println(".TH " + heading(program) + " 1");
        out.println(".SH NAME\n" + program + " \\- " + text(about));
        sections.forEach(
                (name, text) -> out.println(".SH " + heading(name) + "\n.nf\n" + text(text.stripTrailing()) + "\n.fi"));
    }

    private static String heading(String name) {
        return '"' + text(name.toUpperCase(Locale.ROOT)) + '"';
    }

    /** Escapes backslashes, and periods and apostrophes at the start of a line, which begin a request. */
    private static String text(String plain) {
        return plain.replace("\\", "\\e").replace("-", "\\-").replaceAll("(?m)^(?=[.'])", "\\\\&");
    }
}
