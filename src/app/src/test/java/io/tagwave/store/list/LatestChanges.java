package io.tagwave.store.list;

import io.tagwave.store.Database;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the latest changes of one list, or of all, whether command list saved them or not. */
final class LatestChanges {

    private LatestChanges() {}

    static List<ItemChange> of(Database database, @Nullable Long list) {
        return ListChanges.updates(database, list, true).stream()
                .flatMap(update -> update.changes().stream())
                .toList();
    }
}
