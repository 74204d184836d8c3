package io.tagwave.lab.witness;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * Holds the digests of pages by path and part, as a file with tabs keeps them.
 *
 * @param pages for each page, by its path, its digests by the name of their part
 */
record DigestTable(Map<String, Map<String, String>> pages) {

    private static final String TAB = "\t";

    /**
     * Reads a file that {@link #write} wrote.
     *
     * @throws IllegalArgumentException when a line has more or fewer columns than the first
     */
    static DigestTable read(Path file) throws IOException {
        List<String> lines = Files.readAllLines(file);
        String[] parts = lines.isEmpty() ? new String[0] : lines.get(0).split(TAB, -1);
        Map<String, Map<String, String>> pages = new LinkedHashMap<>();
        for (int i = 1; i < lines.size(); i++) {
            String[] cells = lines.get(i).split(TAB, -1);
            if (cells.length != parts.length) {
                throw new IllegalArgumentException(
                        "line " + (i + 1) + ": expected " + parts.length + " columns, found " + cells.length);
            }
            Map<String, String> digests = new LinkedHashMap<>();
            for (int part = 1; part < parts.length; part++) {
                digests.put(parts[part], cells[part]);
            }
            pages.put(cells[0], digests);
        }
        return new DigestTable(pages);
    }

    /** Writes a line with the names of the parts, and a line for each page. */
    void write(Path file) throws IOException {
        List<String> lines = new ArrayList<>();
        pages.forEach((page, digests) -> {
            if (lines.isEmpty()) {
                lines.add("page" + TAB + String.join(TAB, digests.keySet()));
            }
            lines.add(page + TAB + String.join(TAB, digests.values()));
        });
        Files.write(file, lines);
    }

    /** Describes each page whose digests differ, or that only one of the tables has; parts that one lacks are ignored. */
    List<String> differences(DigestTable expected) {
        List<String> differences = new ArrayList<>();
        TreeSet<String> all = new TreeSet<>(pages.keySet());
        all.addAll(expected.pages.keySet());
        for (String page : all) {
            Map<String, String> now = pages.get(page);
            Map<String, String> before = expected.pages.get(page);
            if (now == null || before == null) {
                differences.add(page + ": " + (now == null ? "missing" : "new"));
                continue;
            }
            List<String> parts = before.keySet().stream()
                    .filter(part -> now.containsKey(part) && !now.get(part).equals(before.get(part)))
                    .toList();
            if (!parts.isEmpty()) {
                differences.add(page + ": " + String.join(", ", parts));
            }
        }
        return differences;
    }
}
