package io.tagwave.lab.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.cli.Cli;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EvaluatePagersTest {

    private static final String LIST = "<ul>" + "<li><b>Title</b> <i>text of the item</i></li>".repeat(12) + "</ul>";

    @TempDir
    Path folder;

    @Test
    void pagesAreCountedByWhatTheTruthSaysOfThem() throws IOException {
        String pager = "<p><b>1</b> <a href='?p=2'>2</a> <a href='?p=3'>3</a></p>";
        Files.writeString(folder.resolve("first.html"), LIST + pager);
        Files.writeString(folder.resolve("other.html"), LIST + pager);
        Files.writeString(folder.resolve("bare.html"), LIST);
        String truth = "{'file':'%s','base':'http://e.org/l','next':[%s],'pages':[]}\n".replace('\'', '"');
        Files.writeString(
                folder.resolve("truth.jsonl"),
                truth.formatted("first.html", "\"http://e.org/l?p=2\"")
                        + truth.formatted("other.html", "\"http://e.org/l?p=9\"")
                        + truth.formatted("bare.html", ""));
        Cli run = Cli.run("evaluate", "pagers", "--per-page", folder.toString());
        assertEquals(0, run.status(), run.err());
        assertEquals(
                "  other.html: found http://e.org/l?p=2, expected [http://e.org/l?p=9]\n"
                        + "next page 1/2; pages without a pager left alone 1/1; led astray 1\n",
                run.out());
    }

    @Test
    void aFolderWithoutTruthIsNamed() {
        Cli run = Cli.run("evaluate", "pagers", folder.toString());
        assertEquals(2, run.status());
        assertEquals(folder + ": expected truth.jsonl in it, found none that can be read\n", run.err());
    }
}
