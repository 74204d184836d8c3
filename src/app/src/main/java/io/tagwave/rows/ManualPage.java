package io.tagwave.rows;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.Map;

/** A page of the manual in the language of {@code man}: text as it stands, under headings. */
public final class ManualPage {

    private ManualPage() {}

    /**
     * Prints a page of section 1.
     *
     * @param about what the program does, in one line
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

    /** A backslash begins a command, and so does a point or an apostrophe at the beginning of a line. */
    private static String text(String plain) {
        return plain.replace("\\", "\\e").replace("-", "\\-").replaceAll("(?m)^(?=[.'])", "\\\\&");
    }
}
