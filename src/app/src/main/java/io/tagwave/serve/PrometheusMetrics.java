package io.tagwave.serve;

import io.tagwave.report.QueryTable;
import io.tagwave.rows.ResourceText;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Writes metrics of the crawls in the text format of Prometheus, version 0.0.4. The resource {@code metrics.tsv} names
 * them: name, type, help, and a query with a sample for each row, whose last column is the value and the others labels.
 */
final class PrometheusMetrics {

    static final String TYPE = "text/plain; version=0.0.4";

    private static final List<String[]> METRICS = ResourceText.read(PrometheusMetrics.class, "metrics.tsv")
            .lines()
            .map(line -> line.split("\t"))
            .toList();

    private PrometheusMetrics() {}

    static String of(SqlSession session) throws SqlStatementException {
        StringBuilder out = new StringBuilder();
        for (String[] metric : METRICS) {
            header(out, metric[0], metric[1], metric[2]);
            QueryTable samples = QueryTable.of(session, metric[3]);
            samples.rows().forEach(row -> sample(out, metric[0], samples.columns(), row));
        }
        header(out, "process_heap_bytes", "gauge", "Heap in use by the process that answers.");
        long heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
        sample(out, "process_heap_bytes", List.of("value"), List.of(heap));
        return out.toString();
    }

    private static void header(StringBuilder out, String name, String type, String help) {
        out.append("# HELP ").append(name).append(' ').append(help).append('\n');
        out.append("# TYPE ").append(name).append(' ').append(type).append('\n');
    }

    private static void sample(StringBuilder out, String name, List<String> columns, List<Object> row) {
        int last = row.size() - 1;
        String labels = IntStream.range(0, last)
                .mapToObj(i -> columns.get(i) + "=\"" + escaped(String.valueOf(row.get(i))) + '"')
                .collect(Collectors.joining(","));
        Object value = row.get(last);
        out.append(name).append(labels.isEmpty() ? " " : "{" + labels + "} ");
        out.append(value == null ? "0" : value).append('\n');
    }

    private static String escaped(String label) {
        return label.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
    }
}
