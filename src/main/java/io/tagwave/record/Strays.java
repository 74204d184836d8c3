package io.tagwave.record;

import io.tagwave.region.Cut;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * Drops stray records of the chosen cut (decision 0118): a price that slipped out of its record, or column names of a second
 * table. They lack the link that all others have, and are plainly unlike them. Other cuts need not show it, as they have to for
 * {@link SecondLook}.
 */
final class Strays {

    /** One record in so many is a stray. */
    private static final int ONE_IN = 10;
    /** A stray is less like the median of the others. */
    private static final double ODD = 0.5;
    /** And less than any of them, by so much. */
    private static final double PLAINLY = 0.45;

    private final CutMeter meter;

    Strays(CutMeter meter) {
        this.meter = meter;
    }

    /** The cut without strays, or as it is. */
    Cut dropped(Cut chosen) {
        if (chosen.apart()) {
            return chosen;
        }
        int without = 0;
        for (int record = 0; record < chosen.count(); record++) {
            without += meter.isLinked(chosen, record) ? 0 : 1;
        }
        if (without == 0 || ONE_IN * without > chosen.count()) {
            return chosen;
        }
        List<Span> linked = new ArrayList<>();
        List<Span> all = chosen.spans();
        for (int record = 0; record < chosen.count(); record++) {
            if (meter.isLinked(chosen, record)) {
                linked.add(all.get(record));
            }
        }
        Cut others = chosen.recut(linked);
        Template template = meter.template(others);
        double limit = Math.min(ODD, template.leastLikeness() - PLAINLY);
        for (int record = chosen.count() - 1; record >= 0; record--) {
            if (!meter.isLinked(chosen, record) && meter.likeness(all.get(record), template) < limit) {
                all.remove(record);
            }
        }
        return all.size() == chosen.count() ? chosen : chosen.recut(all);
    }
}
