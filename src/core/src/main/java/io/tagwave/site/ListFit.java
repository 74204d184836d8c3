package io.tagwave.site;

import io.tagwave.column.Column;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedList;
import io.tagwave.site.SiteDrift.Reason;
import io.tagwave.value.PageHints;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Compares the lists of a page with one list that was learned. */
final class ListFit {

    /** Of fewer records, not all required columns have to be there. */
    static final int ENOUGH_RECORDS = 3;

    private static final double MAX_MISSING_OF_FEW = 0.5;

    private final SiteList list;
    private final List<SiteColumn> columns;
    private final PageHints hints;
    private final Map<Integer, Fit> fits = new HashMap<>();
    private SiteDrift drift;
    private int missing = Integer.MAX_VALUE;

    /**
     * A list of the page in the columns of the list that was learned.
     *
     * @param places for each column the number of the page's column, or {@link ColumnMatch#NONE}
     */
    record Fit(ExtractedList list, List<Integer> places) {}

    /** Compares all lists of a page, noise included, with the list that was learned. */
    ListFit(SiteList list, List<ExtractedList> found, PageHints hints) {
        this.list = list;
        this.hints = hints;
        columns = list.ownColumns();
        boolean any = found.stream().anyMatch(one -> one.verdict().content());
        drift = new SiteDrift(any ? Reason.NO_RECORDS : Reason.NO_LIST, list.records());
        for (int i = 0; i < found.size(); i++) {
            if (list.isAt(found.get(i).template())) {
                compare(i, found.get(i));
            }
        }
    }

    /** Returns a list of the page by its number, or null if it is not part of the list that was learned. */
    @Nullable
    Fit fit(int number) {
        return fits.get(number);
    }

    /** Returns in what the page differs from what was learned; null if one of its lists fits. */
    @Nullable
    SiteDrift drift() {
        return fits.isEmpty() ? drift : null;
    }

    private void compare(int number, ExtractedList found) {
        ColumnMatch match = ColumnMatch.of(columns, found);
        List<SiteColumn> gone = match.missing();
        boolean few = found.records().size() < ENOUGH_RECORDS;
        long required = columns.stream().filter(SiteColumn::isRequired).count();
        boolean fitting = few ? gone.size() <= MAX_MISSING_OF_FEW * required : gone.isEmpty();
        if (fitting && match.ambiguous().isEmpty()) {
            fits.put(number, inColumns(found, match));
        } else if (gone.size() < missing) {
            missing = gone.size();
            List<SiteColumn> changed = match.changed();
            drift = gone.isEmpty()
                    ? drift(Reason.MORE_COLUMNS, match.ambiguous())
                    : changed.size() == gone.size()
                            ? drift(Reason.OTHER_VALUES, changed)
                            : drift(Reason.COLUMNS_GONE, gone);
        }
    }

    private static SiteDrift drift(Reason reason, List<SiteColumn> columns) {
        return new SiteDrift(reason, columns.stream().map(SiteColumn::name).toList());
    }

    /** Returns the list in the columns that are not hidden, including those that the page lacks. */
    private Fit inColumns(ExtractedList found, ColumnMatch match) {
        List<Column> visible = new ArrayList<>();
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < columns.size(); i++) {
            SiteColumn column = columns.get(i);
            if (!column.hidden()) {
                visible.add(new Column(column.name(), column.kind().code(), column.path(), false));
                places.add(match.place(i));
            }
        }
        List<DataRecord> records =
                found.records().stream().map(record -> record.inColumns(places)).toList();
        ExtractedList fit = found.as(list.records().get(0), visible, records);
        return new Fit(fit.withKnownNumbers(hints), places);
    }
}
