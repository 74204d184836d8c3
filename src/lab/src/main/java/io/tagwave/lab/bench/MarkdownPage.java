package io.tagwave.lab.bench;

import java.util.List;
import java.util.Locale;

/** A page of documentation while it is written. */
final class MarkdownPage {

    private final StringBuilder text = new StringBuilder();

    MarkdownPage(String title) {
        text.append("# ").append(title).append('\n');
    }

    MarkdownPage section(String title) {
        text.append("\n## ").append(title).append('\n');
        return this;
    }

    MarkdownPage paragraph(String words) {
        text.append('\n').append(words).append('\n');
        return this;
    }

    MarkdownPage table(List<String> header, List<List<String>> rows) {
        text.append('\n');
        line(header);
        line(header.stream().map(name -> "---").toList());
        rows.forEach(this::line);
        return this;
    }

    private void line(List<String> cells) {
        text.append("| ").append(String.join(" | ", cells)).append(" |\n");
    }

    /** A figure with two decimals. */
    static String number(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
