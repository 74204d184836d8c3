package io.tagwave.site;

import io.tagwave.extract.Column;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** How the regions of a page fit a list that was learned. */
final class ListFit {

    /** Of fewer records than that, not all columns have to be there. */
    private static final int ENOUGH_RECORDS = 3;

    private static final double MOST = 0.5;

    private final SiteList list;
    private final List<SiteColumn> columns;
    private final ExtractedList[] fitting;
    private SiteDrift drift;
    private int missing = Integer.MAX_VALUE;

    private ListFit(SiteList list, int regions) {
        this.list = list;
        columns = list.ownColumns();
        fitting = new ExtractedList[regions];
    }

    /**
     * Looks for a list among the regions of a page.
     *
     * @param regions all of them, noise too
     */
    static ListFit of(SiteList list, List<ExtractedList> regions) {
        ListFit fit = new ListFit(list, regions.size());
        boolean any = regions.stream().anyMatch(region -> region.verdict().content());
        fit.drift = new SiteDrift(any ? SiteDrift.Reason.NO_RECORDS : SiteDrift.Reason.NO_LIST, list.records());
        for (int i = 0; i < regions.size(); i++) {
            if (list.records().contains(regions.get(i).template())) {
                fit.look(i, regions.get(i));
            }
        }
        return fit;
    }

    /** A region in the columns of the list, or null where it is none of it. */
    ExtractedList region(int number) {
        return fitting[number];
    }

    /** In what the page differs from what was learned; null where a region fits. */
    SiteDrift drift() {
        return Arrays.stream(fitting).anyMatch(region -> region != null) ? null : drift;
    }

    private void look(int number, ExtractedList region) {
        ColumnMatch match = ColumnMatch.of(columns, region);
        List<SiteColumn> gone = match.missing();
        boolean few = region.records().size() < ENOUGH_RECORDS;
        long required = columns.stream().filter(SiteColumn::isRequired).count();
        boolean fits = few ? gone.size() <= MOST * required : gone.isEmpty();
        if (fits && match.doubtful().isEmpty()) {
            fitting[number] = inColumns(region, match);
        } else if (gone.size() < missing) {
            missing = gone.size();
            List<SiteColumn> changed = match.changed();
            drift = gone.isEmpty()
                    ? drift(SiteDrift.Reason.MORE_COLUMNS, match.doubtful())
                    : changed.size() == gone.size()
                            ? drift(SiteDrift.Reason.OTHER_VALUES, changed)
                            : drift(SiteDrift.Reason.COLUMNS_GONE, gone);
        }
    }

    private static SiteDrift drift(SiteDrift.Reason reason, List<SiteColumn> columns) {
        return new SiteDrift(reason, columns.stream().map(SiteColumn::name).toList());
    }

    /** The region in the columns that are shown, each of them there even if the page lacks it. */
    private ExtractedList inColumns(ExtractedList region, ColumnMatch match) {
        List<Column> shown = new ArrayList<>();
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < columns.size(); i++) {
            if (!columns.get(i).hidden()) {
                shown.add(ColumnMatch.column(columns.get(i)));
                places.add(match.place(i));
            }
        }
        List<DataRecord> records = new ArrayList<>();
        for (DataRecord record : region.records()) {
            records.add(record.inColumns(places));
        }
        return region.as(list.records().get(0), shown, records);
    }
}
