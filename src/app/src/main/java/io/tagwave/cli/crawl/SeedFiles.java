package io.tagwave.cli.crawl;

import io.tagwave.cli.shared.UserException;
import io.tagwave.crawl.Urls;
import io.tagwave.visit.PageLoader;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Turns the SEEDS of a crawl (addresses, or files of them) into canonical addresses. */
public final class SeedFiles {

    private SeedFiles() {}

    /**
     * The seeds, each once, in the order they were named.
     *
     * @throws UserException when a file can not be read or a line is no address
     */
    public static List<String> read(List<String> arguments) {
        List<String> seeds = new ArrayList<>();
        Set<String> seen = new TreeSet<>();
        for (String argument : arguments) {
            List<String> lines = PageLoader.isUrl(argument) ? List.of(argument) : lines(argument);
            for (int i = 0; i < lines.size(); i++) {
                String line = lines.get(i).strip();
                if (!line.isEmpty() && !line.startsWith("#")) {
                    String seed = canonical(line, argument, i + 1);
                    if (seen.add(seed)) {
                        seeds.add(seed);
                    }
                }
            }
        }
        if (seeds.isEmpty()) {
            throw new UserException("expected at least one address to start from, found none in " + arguments);
        }
        return seeds;
    }

    private static String canonical(String line, String argument, int number) {
        String seed = Urls.canonical(line.contains("://") ? line : "http://" + line);
        if (seed == null) {
            String where = line.equals(argument) ? "" : " in " + argument + ", line " + number;
            throw new UserException("expected an http or https address, found " + line + where);
        }
        return seed;
    }

    private static List<String> lines(String file) {
        try {
            return Files.readAllLines(Path.of(file));
        } catch (NoSuchFileException e) {
            throw new UserException("expected a seed file or an http address, found no file " + file);
        } catch (MalformedInputException e) {
            throw new UserException("expected a seed file in UTF-8, found other bytes in " + file);
        } catch (IOException e) {
            throw new UserException("cannot read the seed file " + file + ": " + e.getMessage());
        }
    }
}
