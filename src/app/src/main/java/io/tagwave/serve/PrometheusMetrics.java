package io.tagwave.serve;

import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.lang.management.ManagementFactory;
import java.util.List;

/** Figures of the crawls of a database in the text format of Prometheus, version 0.0.4. */
final class PrometheusMetrics {

    static final String TYPE = "text/plain; version=0.0.4";

    private final StringBuilder out = new StringBuilder();

    private PrometheusMetrics() {}

    static String of(SqlSession session) throws SqlStatementException {
        PrometheusMetrics metrics = new PrometheusMetrics();
        metrics.family(
                session,
                "tagwave_crawl_running",
                "gauge",
                "1 while a crawl is under way, or was when its process was killed.",
                "SELECT id AS crawl, CASE WHEN state = 'running' THEN 1 ELSE 0 END FROM crawl ORDER BY id");
        metrics.family(
                session,
                "tagwave_crawl_active_seconds",
                "counter",
                "Time that a crawl was at work.",
                "SELECT id AS crawl, active_millis / 1000.0 FROM crawl ORDER BY id");
        metrics.family(
                session,
                "tagwave_pages_total",
                "counter",
                "Visits that ended, by outcome.",
                "SELECT crawl_id AS crawl, outcome, COUNT(*) FROM page GROUP BY crawl_id, outcome ORDER BY 1, 2");
        metrics.family(
                session,
                "tagwave_records_total",
                "counter",
                "Records of content regions.",
                "SELECT crawl_id AS crawl, SUM(record_count) FROM page GROUP BY crawl_id ORDER BY 1");
        metrics.family(
                session,
                "tagwave_bytes_total",
                "counter",
                "Bytes of pages.",
                "SELECT crawl_id AS crawl, SUM(bytes) FROM page GROUP BY crawl_id ORDER BY 1");
        metrics.family(
                session,
                "tagwave_pages_rendered_total",
                "counter",
                "Pages shown in a browser.",
                "SELECT crawl_id AS crawl, SUM(CASE WHEN rendered THEN 1 ELSE 0 END) FROM page GROUP BY crawl_id ORDER BY 1");
        metrics.family(
                session,
                "tagwave_queue_pages",
                "gauge",
                "Known pages that were not visited yet.",
                "SELECT crawl_id AS crawl, SUM(CASE WHEN state = 2 THEN 0 ELSE 1 END) FROM frontier GROUP BY crawl_id ORDER BY 1");
        metrics.family(
                session,
                "tagwave_hosts_waiting",
                "gauge",
                "Hosts with pages that were not visited yet.",
                "SELECT crawl_id AS crawl, COUNT(DISTINCT CASE WHEN state = 2 THEN NULL ELSE host END) FROM frontier GROUP BY crawl_id ORDER BY 1");
        metrics.family(
                session,
                "tagwave_stage_seconds_total",
                "counter",
                "Time spent on pages, by stage.",
                "SELECT p.crawl_id AS crawl, t.stage, SUM(t.millis) / 1000 FROM timing t JOIN page p ON p.id = t.page_id GROUP BY p.crawl_id, t.stage ORDER BY 1, 2");
        metrics.family("process_heap_bytes", "gauge", "Heap in use of the process that answers.");
        metrics.sample(
                "process_heap_bytes",
                List.of(),
                List.of(),
                ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed());
        return metrics.out.toString();
    }

    private void family(String name, String type, String help) {
        out.append("# HELP ").append(name).append(' ').append(help).append('\n');
        out.append("# TYPE ").append(name).append(' ').append(type).append('\n');
    }

    /** A family with a sample for each row: its last column is the value, those before it are labels. */
    private void family(SqlSession session, String name, String type, String help, String sql)
            throws SqlStatementException {
        family(name, type, help);
        var rows = session.run(sql);
        List<String> columns = rows.columns();
        for (List<Object> row : Rows.of(rows)) {
            int last = row.size() - 1;
            sample(name, columns.subList(0, last), row.subList(0, last), row.get(last));
        }
    }

    private void sample(String name, List<String> labels, List<Object> values, Object value) {
        out.append(name);
        for (int i = 0; i < labels.size(); i++) {
            out.append(i == 0 ? '{' : ',')
                    .append(labels.get(i))
                    .append("=\"")
                    .append(escaped(String.valueOf(values.get(i))))
                    .append('"');
        }
        out.append(labels.isEmpty() ? " " : "} ")
                .append(value == null ? "0" : value)
                .append('\n');
    }

    private static String escaped(String label) {
        return label.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
    }
}
