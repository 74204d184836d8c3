package io.tagwave.store.list;

import io.tagwave.store.Database;
import io.tagwave.store.ListPages;
import java.nio.file.Path;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A database with one crawl, into which a test writes pages of lists. */
abstract class ListsOfOneDatabase {

    @TempDir
    Path folder;

    @AutoClose
    Database database;

    @BeforeEach
    void open() {
        database = Database.open(file());
        ListPages.crawl(database);
    }

    /** Returns the file of the database, for what opens it by its name. */
    String file() {
        return folder.resolve("db").toString();
    }
}
