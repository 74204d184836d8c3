package io.tagwave.crawl;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Sorts the parameters of a query by name if that is all that its canonical form needs. */
final class QuerySorter {

    private static final String IN_VALUE = "-_~./:,+@=!$'()*?";
    private static final String IN_NAME = "-_./:,+@";

    private QuerySorter() {}

    /**
     * Returns the URL with its parameters sorted by name. Returns null if its canonical form may need more: a parameter
     * has no name, has characters that may have to be escaped, or is to be removed.
     *
     * @param start index after the question mark
     * @param removed names of parameters that are removed
     */
    static @Nullable String ordered(String url, int start, Set<String> removed) {
        List<Parameter> parameters = new ArrayList<>();
        boolean asWritten = true;
        String previous = "";
        int from = start;
        while (from <= url.length()) {
            int end = url.indexOf('&', from) < 0 ? url.length() : url.indexOf('&', from);
            Parameter parameter = parameter(url, from, end);
            if (parameter == null || removed.contains(parameter.name)) {
                return null;
            }
            parameters.add(parameter);
            asWritten &= previous.compareTo(parameter.name) <= 0 && parameter.written.length() == end - from;
            previous = parameter.name;
            from = end + 1;
        }
        return asWritten ? url : joined(url.substring(0, start), parameters);
    }

    /** Reads a parameter; an equals sign without a value is dropped. */
    private static @Nullable Parameter parameter(String url, int from, int end) {
        int sign = url.indexOf('=', from);
        int equal = sign < 0 || sign > end ? end : sign;
        boolean plain = equal > from && isPlain(url, from, equal, IN_NAME) && isPlain(url, equal + 1, end, IN_VALUE);
        return plain
                ? new Parameter(url.substring(from, equal), url.substring(from, equal + 1 < end ? end : equal))
                : null;
    }

    private static String joined(String page, List<Parameter> parameters) {
        parameters.sort(Comparator.comparing(Parameter::name));
        return page + parameters.stream().map(Parameter::written).collect(Collectors.joining("&"));
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
