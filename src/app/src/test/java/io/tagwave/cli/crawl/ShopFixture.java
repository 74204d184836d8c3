package io.tagwave.cli.crawl;

import io.tagwave.crawl.TestSite;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A shop of ten pages on a server of its own, with a folder for what command {@code list} writes. */
abstract class ShopFixture {

    @TempDir
    Path folder;

    final ChangingShop shop = new ChangingShop();

    @AutoClose
    TestSite site;

    @BeforeEach
    void open() {
        site = new TestSite().otherwise(shop::serve);
    }

    final String[] with(String... command) {
        List<String> all = new java.util.ArrayList<>(List.of(command));
        all.addAll(List.of("-o", csv().toString(), "--db", database(), "--delay", "0"));
        return all.toArray(String[]::new);
    }

    final String database() {
        return folder.resolve("shop").toString();
    }

    final Path csv() {
        return folder.resolve("goods.csv");
    }
}
