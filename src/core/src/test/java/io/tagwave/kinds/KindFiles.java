package io.tagwave.kinds;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** Writes the pages as files, to look at them: those with a list below {@code records}, the others below {@code unstructured}. */
public final class KindFiles {

    private KindFiles() {}

    /** The folder, and how many pages of each kind. */
    public static void main(String[] args) throws IOException {
        Path with = Files.createDirectories(Path.of(args[0], "records", "kinds"));
        Path without = Files.createDirectories(Path.of(args[0], "unstructured"));
        int each = args.length > 1 ? Integer.parseInt(args[1]) : Kinds.PAGES;
        StringBuilder truth = new StringBuilder();
        for (KindPage page : Kinds.pages(Kinds.withList(), Wording.SEEN, each)) {
            truth.append(truth(page));
            Files.writeString(with.resolve(file(page)), page.html());
        }
        Files.writeString(with.resolve("truth.jsonl"), truth);
        for (KindPage page : Kinds.pages(Kinds.withoutList(), Wording.SEEN, each)) {
            Files.writeString(without.resolve(file(page)), page.html());
        }
    }

    private static String file(KindPage page) {
        return page.kind().replaceAll("[^a-z]+", "-") + "-" + page.number() + ".html";
    }

    /** A line of JSON. Titles hold neither quotes nor backslashes. */
    private static String truth(KindPage page) {
        List<String> titles = page.titles();
        return "{\"file\":\"" + file(page) + "\",\"records\":" + titles.size() + ",\"titles\":"
                + titles.stream().collect(Collectors.joining("\",\"", "[\"", "\"]")) + "}\n";
    }
}
