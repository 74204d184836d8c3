package io.tagwave.align;

import io.tagwave.align.Fields.Symbols;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The columns that grow around a center. Each holds one symbol. A record is lined up with the center at the least
 * distance, as the star demands; among equally near ways the one that meets most columns of earlier records wins, and
 * what meets none gets a column of its own.
 */
final class Profile {

    private static final class Column {
        private final int symbol;
        private final boolean ofCenter;
        private int place;

        Column(int symbol, boolean ofCenter) {
            this.symbol = symbol;
            this.ofCenter = ofCenter;
        }
    }

    private final List<Column> columns = new ArrayList<>();
    private final Map<Symbols, Column[]> aligned = new LinkedHashMap<>();

    Profile(Symbols center) {
        for (int i = 0; i < center.length(); i++) {
            columns.add(new Column(center.code(i), true));
        }
        aligned.put(center, columns.toArray(Column[]::new));
    }

    void add(List<Symbols> records) {
        for (Symbols record : records) {
            if (!aligned.containsKey(record)) {
                aligned.put(record, place(record));
            }
        }
    }

    /** The column of each symbol of each record, counted from 0. */
    Map<Symbols, int[]> columns() {
        for (int i = 0; i < columns.size(); i++) {
            columns.get(i).place = i;
        }
        Map<Symbols, int[]> places = new LinkedHashMap<>();
        aligned.forEach((record, line) -> {
            int[] place = new int[line.length];
            for (int i = 0; i < line.length; i++) {
                place[i] = line[i].place;
            }
            places.put(record, place);
        });
        return places;
    }

    private Column[] place(Symbols record) {
        int[][] gain = gains(record);
        Column[] line = new Column[record.length()];
        List<Column> wider = new ArrayList<>();
        int i = 0;
        int j = 0;
        while (i < columns.size() || j < record.length()) {
            if (i < columns.size()
                    && j < record.length()
                    && meets(i, record, j)
                    && gain[i][j] == gain[i + 1][j + 1] + weight(i, record)) {
                line[j++] = columns.get(i);
                wider.add(columns.get(i++));
            } else if (i < columns.size() && gain[i][j] == gain[i + 1][j]) {
                wider.add(columns.get(i++));
            } else {
                line[j] = new Column(record.code(j), false);
                wider.add(line[j++]);
            }
        }
        columns.clear();
        columns.addAll(wider);
        return line;
    }

    /** The greatest weight of matches between the columns from i on and the record from j on. */
    private int[][] gains(Symbols record) {
        int[][] gain = new int[columns.size() + 1][record.length() + 1];
        for (int i = columns.size() - 1; i >= 0; i--) {
            for (int j = record.length() - 1; j >= 0; j--) {
                int best = Math.max(gain[i + 1][j], gain[i][j + 1]);
                if (meets(i, record, j)) {
                    best = Math.max(best, gain[i + 1][j + 1] + weight(i, record));
                }
                gain[i][j] = best;
            }
        }
        return gain;
    }

    private boolean meets(int column, Symbols record, int j) {
        return columns.get(column).symbol == record.code(j);
    }

    /** One match with the center outweighs any number of matches with other columns. */
    private int weight(int column, Symbols record) {
        return columns.get(column).ofCenter ? record.length() + 1 : 1;
    }
}
