package io.tagwave.site;

import io.tagwave.column.Column;
import io.tagwave.column.ColumnKind;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedList;
import io.tagwave.tree.LinkResolver;
import io.tagwave.tree.PageTree;
import io.tagwave.value.ColumnReader;
import io.tagwave.value.PageHints;
import io.tagwave.value.TypedValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Reads fields at paths that a person wrote into a site's file and that are none of the columns found. A step is a tag with some of
 * its classes or none, and {@code [2]} for the second of its kind; at the end of a path may stand {@code #text}, {@code @href} or
 * {@code @src}.
 */
record WrittenPaths(PageTree tree, LinkResolver where, PageHints hints) {

    /** Returns a list with those of the learned columns that it lacks and that are at their paths in some of its records. */
    ExtractedList read(ExtractedList list, List<SiteColumn> learned) {
        ExtractedList all = list;
        ColumnMatch match = ColumnMatch.of(learned, list);
        for (int i = 0; i < learned.size(); i++) {
            SiteColumn column = learned.get(i);
            if (match.place(i) == ColumnMatch.NONE && !match.isKnown(column)) {
                List<@Nullable String> cells = new ArrayList<>();
                all.records().forEach(record -> cells.add(cell(record, column)));
                if (cells.stream().anyMatch(cell -> cell != null)) {
                    all = with(all, column, cells);
                }
            }
        }
        return all;
    }

    private ExtractedList with(ExtractedList list, SiteColumn column, List<@Nullable String> cells) {
        boolean isValue = column.kind() != ColumnKind.LINK && column.kind() != ColumnKind.IMAGE;
        @Nullable TypedValue[] values = isValue ? new ColumnReader(cells, hints).read() : new TypedValue[cells.size()];
        List<Column> columns = new ArrayList<>(list.columns());
        columns.add(new Column(column.name(), column.kind().code(), column.path(), false));
        List<DataRecord> records = new ArrayList<>();
        for (int i = 0; i < cells.size(); i++) {
            DataRecord record = list.records().get(i);
            List<@Nullable String> texts = new ArrayList<>(record.cells());
            texts.add(cells.get(i));
            List<@Nullable TypedValue> read = new ArrayList<>(record.values());
            read.add(values[i]);
            records.add(new DataRecord(
                    record.start(),
                    record.end(),
                    record.xpath(),
                    record.text(),
                    texts,
                    read,
                    record.href(),
                    record.image()));
        }
        return list.as(list.template(), columns, records);
    }

    private @Nullable String cell(DataRecord record, SiteColumn column) {
        String[] steps = column.path().split("/");
        boolean isAddress = column.kind() == ColumnKind.LINK || column.kind() == ColumnKind.IMAGE;
        List<Integer> nodes = siblings(record.start(), record.end());
        for (int i = 0; i < steps.length; i++) {
            String step = steps[i];
            if (step.equals("@href") || step.equals("@src")) {
                isAddress = true;
            } else if (!step.equals("#text")) {
                nodes = matching(nodes, step);
                if (i + 1 < steps.length && !"#@".contains(steps[i + 1].substring(0, 1))) {
                    nodes = nodes.stream()
                            .flatMap(node -> siblings(tree.firstChild(node), tree.size()).stream())
                            .toList();
                }
            }
        }
        return nodes.isEmpty() ? null : isAddress ? address(nodes.get(0)) : text(nodes.get(0));
    }

    private @Nullable String address(int node) {
        String address = tree.address(node);
        return address == null ? null : where.absolute(address);
    }

    private @Nullable String text(int node) {
        String text = tree.text(node, tree.end(node)).strip();
        return text.isEmpty() ? null : text;
    }

    private List<Integer> siblings(int first, int end) {
        return IntStream.iterate(first, node -> node >= 0 && node < end, tree::nextSibling)
                .boxed()
                .toList();
    }

    private List<Integer> matching(List<Integer> nodes, String step) {
        int bracket = step.endsWith("]") ? step.indexOf('[') : -1;
        String[] names = (bracket < 0 ? step : step.substring(0, bracket)).split("\\.");
        List<Integer> matching = nodes.stream()
                .filter(node -> !tree.isText(node) && tree.tagName(node).equals(names[0]))
                .filter(node -> tree.styles()
                        .get(tree.style(node))
                        .classes()
                        .containsAll(Arrays.asList(names).subList(1, names.length)))
                .toList();
        int number = bracket < 0 ? 0 : number(step.substring(bracket + 1, step.length() - 1));
        return number == 0
                ? matching
                : number < 0 || number > matching.size() ? List.of() : matching.subList(number - 1, number);
    }

    private static int number(String text) {
        return text.matches("[0-9]{1,4}") ? Integer.parseInt(text) : -1;
    }
}
