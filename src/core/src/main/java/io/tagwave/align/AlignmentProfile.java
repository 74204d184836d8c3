package io.tagwave.align;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Aligns records with a center, as columns of one symbol each. A record is aligned with the center at the least distance, as
 * center star alignment demands. Among equal ways, the one with most columns of earlier records wins, and among these the one with
 * most columns of the same style. Other symbols get a column of their own.
 */
public final class AlignmentProfile {

    private static final int NEW = -1;

    /**
     * From left to right: the symbol of each column, its style, whether it is the center's, and its number in order of creation.
     */
    private int[] symbol;

    private int[] look;

    private boolean[] ofCenter;
    private int[] number;
    private int width;
    private final @Nullable ColumnLimits limits;
    /** For each record the columns of its symbols, by their numbers. */
    private final int[][] lines;

    /**
     * Aligns records.
     *
     * @param center number of the record that is the center
     * @param limits of the columns of a symbol; null if each record has to keep its order
     */
    AlignmentProfile(List<SymbolString> records, int center, @Nullable ColumnLimits limits) {
        this.limits = limits;
        symbol = records.get(center).codes();
        width = symbol.length;
        look = new int[width];
        Arrays.setAll(look, records.get(center)::look);
        ofCenter = new boolean[width];
        Arrays.fill(ofCenter, true);
        number = CenterStarAligner.inOrder(width);
        lines = new int[records.size()][];
        lines[center] = CenterStarAligner.inOrder(width);
        for (int r = 0; r < lines.length; r++) {
            if (r != center) {
                lines[r] = place(records.get(r));
            }
        }
    }

    /** Returns the column of each symbol of each record, from 0. To be called once. */
    int[][] columns() {
        int[] place = new int[width];
        for (int i = 0; i < width; i++) {
            place[number[i]] = i;
        }
        for (int[] line : lines) {
            for (int i = 0; i < line.length; i++) {
                line[i] = place[line[i]];
            }
        }
        return lines;
    }

    /** Returns the columns of a record, by their numbers. */
    private int[] place(SymbolString record) {
        Way way = way(record);
        if (limits != null) {
            rejoin(record, way, limits);
        }
        int added = 0;
        int[] line = new int[record.length()];
        for (int j = 0; j < line.length; j++) {
            if (way.column[j] == NEW) {
                added++;
            } else {
                line[j] = number[way.column[j]];
            }
        }
        if (added > 0) {
            widen(record, way, line, added);
        }
        return line;
    }

    /** Inserts new columns in the order of the record. */
    private void widen(SymbolString record, Way way, int[] line, int added) {
        Wider wider = new Wider(added);
        int j = 0;
        for (int i = 0; i <= width; i++) {
            for (; j < line.length && way.before[j] <= i; j++) {
                if (way.column[j] == NEW) {
                    line[j] = wider.insert(record.codes()[j], record.look(j));
                }
            }
            if (i < width) {
                wider.keep(i);
            }
        }
        wider.become();
    }

    /**
     * An alignment of a record with the columns.
     *
     * @param column the column of each symbol, or {@link #NEW}
     * @param before the column before which a new one for the symbol is to be inserted
     */
    private record Way(int[] column, int[] before) {}

    /** Returns the alignment of greatest weight. The common beginning is matched without the table of gains. */
    private Way way(SymbolString record) {
        int same = commonBeginning(record);
        int[][] gain = gains(record, same);
        int length = record.length();
        Way way = new Way(new int[length], new int[length]);
        int i = 0;
        int j = 0;
        while (j < length) {
            boolean meets = i < width && symbol[i] == record.codes()[j];
            way.before[j] = i;
            if (meets
                    && (i < same
                            || gain[i - same][j - same] == gain[i + 1 - same][j + 1 - same] + weight(i, j, record))) {
                way.column[j++] = i++;
            } else if (i < width
                    && gain[i - same][j - same] == gain[i + 1 - same][j - same]
                    && !repeats(record.codes()[j], i)) {
                i++;
            } else {
                way.column[j++] = NEW;
            }
        }
        return way;
    }

    /**
     * Returns whether all columns of a symbol are behind a position. One more of them then stands as close to them as possible.
     */
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
     * Puts symbols out of order in a column of their symbol that the record has not filled, once there are as many such columns as
     * any record needs: these are fields that changed their place.
     */
    private void rejoin(SymbolString record, Way way, ColumnLimits limits) {
        boolean[] taken = null;
        for (int j = 0; j < record.length(); j++) {
            if (way.column[j] != NEW
                    || columnsOf(record.codes()[j]) + newBefore(j, record, way) < limits.of(record.codes()[j])) {
                continue;
            }
            if (taken == null) {
                taken = taken(way);
            }
            way.column[j] = firstFree(record.codes()[j], taken);
            taken[way.column[j]] = true;
        }
    }

    /** Returns how many columns the record adds for the same symbol before one of its symbols. */
    private static int newBefore(int at, SymbolString record, Way way) {
        int added = 0;
        for (int j = 0; j < at; j++) {
            added += way.column[j] == NEW && record.codes()[j] == record.codes()[at] ? 1 : 0;
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
        return (int) Arrays.stream(symbol, 0, width).filter(own -> own == code).count();
    }

    /**
     * Returns the number of columns of the center that match the record from the first one on. No alignment gains more, because
     * whatever else either of two symbols could be matched with is worth no more.
     */
    private int commonBeginning(SymbolString record) {
        int longest = Math.min(width, record.length());
        int same = 0;
        while (same < longest
                && ofCenter[same]
                && symbol[same] == record.codes()[same]
                && look[same] == record.look(same)) {
            same++;
        }
        return same;
    }

    /**
     * Returns the greatest weight of matches between the columns from i and the record from j, both behind the common beginning.
     */
    private int[][] gains(SymbolString record, int same) {
        int columns = width - same;
        int[][] gain = new int[columns + 1][];
        gain[columns] = new int[record.length() - same + 1];
        for (int i = columns - 1; i >= 0; i--) {
            gain[i] = gains(record, same, i + same, gain[i + 1]);
        }
        return gain;
    }

    /** Returns the weights from one column on; the given ones if the record does not have the column's symbol. */
    private int[] gains(SymbolString record, int same, int column, int[] next) {
        int own = symbol[column];
        int j = next.length - 2;
        while (j >= 0 && record.codes()[j + same] != own) {
            j--;
        }
        if (j < 0) {
            return next;
        }
        int[] row = next.clone();
        int best = next[j + 1];
        for (; j >= 0; j--) {
            if (next[j] > best) {
                best = next[j];
            }
            if (record.codes()[j + same] == own) {
                best = Math.max(best, next[j + 1] + weight(column, j + same, record));
            }
            row[j] = best;
        }
        return row;
    }

    /**
     * Returns the weight of a match: one with the center outweighs all matches with other columns, and one with a column all equal
     * styles.
     */
    private int weight(int column, int at, SymbolString record) {
        int weight = ofCenter[column] ? record.length() + 1 : 1;
        return record.looks() != null
                ? weight * (record.length() + 1) + (look[column] == record.look(at) ? 1 : 0)
                : weight;
    }

    /** The columns with those that a record adds. */
    private final class Wider {
        private final int[] newSymbol;
        private final int[] newLook;
        private final boolean[] newOfCenter;
        private final int[] newNumber;
        private int size;
        private int created = width;

        Wider(int added) {
            newSymbol = new int[width + added];
            newLook = new int[width + added];
            newOfCenter = new boolean[width + added];
            newNumber = new int[width + added];
        }

        void keep(int column) {
            newSymbol[size] = symbol[column];
            newLook[size] = look[column];
            newOfCenter[size] = ofCenter[column];
            newNumber[size++] = number[column];
        }

        int insert(int code, int codeLook) {
            newSymbol[size] = code;
            newLook[size] = codeLook;
            newNumber[size] = created++;
            return newNumber[size++];
        }

        void become() {
            symbol = newSymbol;
            look = newLook;
            ofCenter = newOfCenter;
            number = newNumber;
            width = size;
        }
    }
}
