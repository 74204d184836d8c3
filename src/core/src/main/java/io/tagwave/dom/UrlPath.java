package io.tagwave.dom;

import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/** Joins and escapes the paths of URLs: resolves dots, and backslashes where browsers take them for slashes. */
final class UrlPath {

    private static final Pattern DOT = Pattern.compile("\\.|%2e", Pattern.CASE_INSENSITIVE);
    private static final Pattern DOTS = Pattern.compile("(?:\\.|%2e){2}", Pattern.CASE_INSENSITIVE);

    private UrlPath() {}

    /**
     * Returns a path.
     *
     * @param folder the path before, up to a slash; empty if the path begins at the root
     * @param special true for a scheme of the web, where a backslash is a slash
     */
    static String of(String folder, String written, boolean special) {
        if (written.isEmpty() && folder.isEmpty()) {
            return special ? "/" : "";
        }
        StringBuilder path = new StringBuilder(folder.isEmpty() ? "/" : folder);
        int start = segmentEnd(written, 0, special) == 0 && !written.isEmpty() ? 1 : 0;
        while (true) {
            int end = segmentEnd(written, start, special);
            String segment = written.substring(start, end);
            boolean last = end == written.length();
            if (DOTS.matcher(segment).matches()) {
                int parent = path.lastIndexOf("/", path.length() - 2);
                path.setLength(Math.max(0, parent) + 1);
            } else if (!DOT.matcher(segment).matches()) {
                path.append(UrlEscapes.PATH.escape(segment, StandardCharsets.UTF_8))
                        .append(last ? "" : "/");
            }
            if (last) {
                return path.toString();
            }
            start = end + 1;
        }
    }

    /** Returns the index of the slash that ends a segment, or the length. */
    static int segmentEnd(String path, int start, boolean special) {
        int end = start;
        while (end < path.length() && path.charAt(end) != '/' && !(special && path.charAt(end) == '\\')) {
            end++;
        }
        return end;
    }
}
