package io.tagwave.spark;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads lines of an index (CDXJ, or CDX of 11 fields) as places in archives. Those of one archive are read in runs, in their order there. */
final class ArchiveIndexLines {

    /** Number of records that one task reads: a tenth of a second to some seconds of work. */
    private static final int RUN = 256;

    /** Number of fields of CDX; the last three are length, offset and archive. */
    private static final int FIELDS = 11;

    private static final Pattern OBJECT = Pattern.compile("\\{.*}");
    private static final Pattern FIELD = Pattern.compile("\"(offset|length|filename)\"\\s*:\\s*\"?([^\",}]+)\"?");

    private final String index;
    private final Map<String, TreeMap<Long, Integer>> places = new TreeMap<>();
    private int number;

    /**
     * Starts to read an index.
     *
     * @param index its name, for messages
     */
    ArchiveIndexLines(String index) {
        this.index = index;
    }

    void add(String line) throws IOException {
        number++;
        if (line.isBlank() || line.stripLeading().startsWith("CDX") || line.startsWith("!")) {
            return;
        }
        try {
            Matcher object = OBJECT.matcher(line);
            if (object.find()) {
                Map<String, String> fields = new TreeMap<>();
                Matcher field = FIELD.matcher(object.group());
                while (field.find()) {
                    fields.put(field.group(1), field.group(2));
                }
                add(fields.get("filename"), fields.get("offset"), fields.get("length"));
            } else {
                String[] fields = line.strip().split(" +");
                int last = fields.length == FIELDS ? fields.length - 1 : -1;
                add(fields[last], fields[last - 1], fields[last - 2]);
            }
        } catch (NumberFormatException | IndexOutOfBoundsException e) {
            throw new IOException(index + " line " + number + ": expected filename, offset and length, found: "
                    + line.substring(0, Math.min(200, line.length())));
        }
    }

    private void add(@Nullable String archive, @Nullable String at, @Nullable String length) {
        if (archive == null || at == null || length == null) {
            throw new NumberFormatException("no archive, offset or length");
        }
        places.computeIfAbsent(archive, a -> new TreeMap<>()).put(Long.parseLong(at), Integer.parseInt(length));
    }

    /**
     * Returns the parts, each place once.
     *
     * @param where finds the path of an archive
     */
    List<ArchivePart> parts(UnaryOperator<String> where) {
        List<ArchivePart> parts = new ArrayList<>();
        places.forEach((archive, records) -> {
            List<Map.Entry<Long, Integer>> all = new ArrayList<>(records.entrySet());
            for (int start = 0; start < all.size(); start += RUN) {
                List<Map.Entry<Long, Integer>> run = all.subList(start, Math.min(all.size(), start + RUN));
                parts.add(new ArchivePart(
                        where.apply(archive),
                        run.stream().mapToLong(Map.Entry::getKey).toArray(),
                        run.stream().mapToInt(Map.Entry::getValue).toArray()));
            }
        });
        return parts;
    }
}
