package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.io.TempDir;

/** A site with one list of lamps, which tests write to files. */
abstract class LampSite {

    @TempDir
    Path folder;

    @AutoClose
    final TestSite site = new TestSite();

    /** Adds the page of the list with items, each with a name, a price or none, and a day. */
    void serve(List<String[]> items) {
        StringBuilder html = new StringBuilder();
        for (int i = 0; i < items.size(); i++) {
            String[] item = items.get(i);
            html.append("<li><h3><a href='/item/" + (i + 1) + "'>" + item[0] + "</a></h3><b>" + item[1] + "</b><i>"
                    + item[2] + "</i>");
        }
        site.html("/", "<!doctype html><title>Lamps</title><main><h1>Lamps</h1><ul>" + html + "</ul></main>");
    }

    /** Runs command list on the page. */
    Cli list(int status, String... more) {
        List<String> command = new ArrayList<>(List.of("list", site.url("/"), "--delay", "0"));
        command.addAll(List.of(more));
        return run(status, command.toArray(String[]::new));
    }

    static Cli run(int status, String... command) {
        Cli run = Cli.run(command);
        assertEquals(status, run.status(), run.err());
        return run;
    }
}
