package io.tagwave.align;

import io.tagwave.align.Fields.Symbols;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The columns that grow around a center. Each holds one symbol. A record is lined up with the center at the least
 * distance, as the star demands; among equally near ways the one that meets most columns of earlier records wins, and
 * what meets none gets a column of its own.
 */
final class Profile {

    private static final int NEW = -1;

    /** From left to right: the symbol of each column, whether it is the center's, and its number in order of creation. */
    private int[] symbol;

    private boolean[] ofCenter;
    private int[] number;
    private int width;
    private final ColumnLimits limits;
    private final Map<Symbols, int[]> aligned = new LinkedHashMap<>();

    /**
     * The columns of a center alone.
     *
     * @param limits how many columns a symbol may have, or null when each record has to keep its order
     */
    Profile(Symbols center, ColumnLimits limits) {
        this.limits = limits;
        width = center.length();
        symbol = new int[width];
        ofCenter = new boolean[width];
        number = new int[width];
        for (int i = 0; i < width; i++) {
            symbol[i] = center.code(i);
            ofCenter[i] = true;
            number[i] = i;
        }
        aligned.put(center, number.clone());
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
        int[] place = new int[width];
        for (int i = 0; i < width; i++) {
            place[number[i]] = i;
        }
        Map<Symbols, int[]> places = new LinkedHashMap<>();
        for (Map.Entry<Symbols, int[]> record : aligned.entrySet()) {
            int[] line = record.getValue().clone();
            for (int i = 0; i < line.length; i++) {
                line[i] = place[line[i]];
            }
            places.put(record.getKey(), line);
        }
        return places;
    }

    /** The columns of a record, by their numbers. */
    private int[] place(Symbols record) {
        Way way = way(record);
        if (limits != null) {
            rejoin(record, way);
        }
        Wider wider = new Wider(record.length());
        int[] line = new int[record.length()];
        int j = 0;
        for (int i = 0; i <= width; i++) {
            for (; j < line.length && way.before[j] <= i; j++) {
                if (way.column[j] == NEW) {
                    line[j] = wider.insert(record.code(j));
                } else {
                    line[j] = number[way.column[j]];
                }
            }
            if (i < width) {
                wider.keep(i);
            }
        }
        wider.become();
        return line;
    }

    /**
     * How a record meets the columns.
     *
     * @param column the column of each symbol, or {@link #NEW}
     * @param before the column before which a new one for the symbol has to stand
     */
    private record Way(int[] column, int[] before) {}

    /** The way of greatest weight. What stands at the beginning of both is matched without a look ahead. */
    private Way way(Symbols record) {
        int same = commonBeginning(record);
        int[][] gain = gains(record, same);
        int length = record.length();
        Way way = new Way(new int[length], new int[length]);
        int i = 0;
        int j = 0;
        while (j < length) {
            boolean meets = i < width && symbol[i] == record.code(j);
            way.before[j] = i;
            if (meets
                    && (i < same || gain[i - same][j - same] == gain[i + 1 - same][j + 1 - same] + weight(i, record))) {
                way.column[j++] = i++;
            } else if (i < width
                    && gain[i - same][j - same] == gain[i + 1 - same][j - same]
                    && !repeats(record.code(j), i)) {
                i++;
            } else {
                way.column[j++] = NEW;
            }
        }
        return way;
    }

    /** Whether a symbol has columns and all lie behind: then one more of it stands as close to its like as it can. */
    private boolean repeats(int code, int from) {
        if (limits == null) {
            return false;
        }
        int last = width - 1;
        while (last >= 0 && symbol[last] != code) {
            last--;
        }
        return last >= 0 && last < from;
    }

    /**
     * What stands out of order joins a column of its symbol that the record has not filled, once there are as many of
     * them as any record needs: then it is a field that changed its place.
     */
    private void rejoin(Symbols record, Way way) {
        boolean[] taken = null;
        for (int j = 0; j < record.length(); j++) {
            if (way.column[j] != NEW
                    || columnsOf(record.code(j)) + newBefore(j, record, way) < limits.of(record.code(j))) {
                continue;
            }
            if (taken == null) {
                taken = taken(way);
            }
            way.column[j] = firstFree(record.code(j), taken);
            taken[way.column[j]] = true;
        }
    }

    /** How many columns the record adds for like symbols that stand before one of its own. */
    private static int newBefore(int at, Symbols record, Way way) {
        int added = 0;
        for (int j = 0; j < at; j++) {
            added += way.column[j] == NEW && record.code(j) == record.code(at) ? 1 : 0;
        }
        return added;
    }

    private boolean[] taken(Way way) {
        boolean[] taken = new boolean[width];
        for (int column : way.column) {
            if (column != NEW) {
                taken[column] = true;
            }
        }
        return taken;
    }

    private int firstFree(int code, boolean[] taken) {
        int column = 0;
        while (symbol[column] != code || taken[column]) {
            column++;
        }
        return column;
    }

    private int columnsOf(int code) {
        int columns = 0;
        for (int i = 0; i < width; i++) {
            columns += symbol[i] == code ? 1 : 0;
        }
        return columns;
    }

    /**
     * Columns of the center that meet the record from the first one on. No other way gains more: whatever else either
     * of two could be matched with is worth no more than their match.
     */
    private int commonBeginning(Symbols record) {
        int longest = Math.min(width, record.length());
        int same = 0;
        while (same < longest && ofCenter[same] && symbol[same] == record.code(same)) {
            same++;
        }
        return same;
    }

    /** The greatest weight of matches between the columns from i on and the record from j on, both behind what is same. */
    private int[][] gains(Symbols record, int same) {
        int length = record.length() - same;
        int[][] gain = new int[width - same + 1][];
        gain[width - same] = new int[length + 1];
        for (int i = width - same - 1; i >= 0; i--) {
            int[] row = new int[length + 1];
            gain[i] = row;
            int[] next = gain[i + 1];
            int weight = weight(i + same, record);
            for (int j = length - 1; j >= 0; j--) {
                int best = Math.max(next[j], row[j + 1]);
                if (symbol[i + same] == record.code(j + same)) {
                    best = Math.max(best, next[j + 1] + weight);
                }
                row[j] = best;
            }
        }
        return gain;
    }

    /** One match with the center outweighs any number of matches with other columns. */
    private int weight(int column, Symbols record) {
        return ofCenter[column] ? record.length() + 1 : 1;
    }

    /** The columns as they become with those that a record adds. */
    private final class Wider {
        private final int[] newSymbol;
        private final boolean[] newOfCenter;
        private final int[] newNumber;
        private int size;
        private int created = width;

        Wider(int added) {
            newSymbol = new int[width + added];
            newOfCenter = new boolean[width + added];
            newNumber = new int[width + added];
        }

        void keep(int column) {
            newSymbol[size] = symbol[column];
            newOfCenter[size] = ofCenter[column];
            newNumber[size++] = number[column];
        }

        int insert(int code) {
            newSymbol[size] = code;
            newNumber[size] = created++;
            return newNumber[size++];
        }

        void become() {
            symbol = newSymbol;
            ofCenter = newOfCenter;
            number = newNumber;
            width = size;
        }
    }
}
