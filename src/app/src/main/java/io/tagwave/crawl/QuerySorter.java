package io.tagwave.crawl;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Brings the parameters of a query into order where that is all there is to do. */
final class QuerySorter {

    private static final String IN_VALUE = "-_~./:,+@=!$'()*?";
    private static final String IN_NAME = "-_./:,+@";

    private QuerySorter() {}

    /**
     * The address with its parameters in the order of their names, or null when that may not be its canonical form: a
     * parameter has no name, has characters that may want escapes, or is one of those left out.
     *
     * @param start where the query begins, behind its question mark
     * @param leftOut names of parameters
     */
    static String ordered(String url, int start, Set<String> leftOut) {
        List<Parameter> parameters = new ArrayList<>();
        boolean asWritten = true;
        String before = "";
        int from = start;
        while (from <= url.length()) {
            int end = url.indexOf('&', from) < 0 ? url.length() : url.indexOf('&', from);
            Parameter parameter = parameter(url, from, end);
            if (parameter == null || leftOut.contains(parameter.name)) {
                return null;
            }
            parameters.add(parameter);
            asWritten &= before.compareTo(parameter.name) <= 0 && parameter.written.length() == end - from;
            before = parameter.name;
            from = end + 1;
        }
        return asWritten ? url : joined(url.substring(0, start), parameters);
    }

    /** An equal sign without a value is left out. */
    private static Parameter parameter(String url, int from, int end) {
        int sign = url.indexOf('=', from);
        int equal = sign < 0 || sign > end ? end : sign;
        boolean plain = equal > from && isPlain(url, from, equal, IN_NAME) && isPlain(url, equal + 1, end, IN_VALUE);
        return plain
                ? new Parameter(url.substring(from, equal), url.substring(from, equal + 1 < end ? end : equal))
                : null;
    }

    private static String joined(String page, List<Parameter> parameters) {
        parameters.sort((a, b) -> a.name.compareTo(b.name));
        StringBuilder url = new StringBuilder(page);
        for (Parameter parameter : parameters) {
            url.append(parameter.written).append('&');
        }
        return url.substring(0, url.length() - 1);
    }

    private static boolean isPlain(String url, int start, int end, String plain) {
        for (int i = start; i < end; i++) {
            char c = url.charAt(i);
            boolean escape = c == '%' && UrlNormalizer.isEscape(url, i, end);
            if (!UrlNormalizer.isLetter(c) && !escape && plain.indexOf(c) < 0) {
                return false;
            }
        }
        return true;
    }

    /** A parameter with its name. */
    private record Parameter(String name, String written) {}
}
