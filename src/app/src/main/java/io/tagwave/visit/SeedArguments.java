package io.tagwave.visit;

import io.tagwave.dom.WebUrl;
import io.tagwave.web.PasswordMask;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Resolves the SEEDS of a crawl (URLs, or files of them) to URLs without fragments. */
public final class SeedArguments {

    /** Some editors begin a file with this invisible character. */
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    /** Matches a note: a number sign after white space or at the start of a line; others begin fragments. */
    private static final Pattern NOTE = Pattern.compile("(^|\\s+)#.*");

    private SeedArguments() {}

    /**
     * Returns the seeds without duplicates, in the order in which they were named.
     *
     * @throws SeedException if a file cannot be read or a line is no URL
     */
    public static List<String> read(List<String> arguments) {
        Set<String> seeds = new LinkedHashSet<>();
        for (String argument : arguments) {
            if (PageLoader.isUrl(argument)) {
                seeds.add(canonical(argument, argument, 1));
            } else {
                readFile(argument, seeds);
            }
        }
        if (seeds.isEmpty()) {
            throw new SeedException("expected at least one address to start from, found none in " + arguments);
        }
        return List.copyOf(seeds);
    }

    private static String canonical(String line, String argument, int number) {
        String address = line.contains("://") ? line : "http://" + line;
        String where = line.equals(argument) ? "" : " in " + argument + ", line " + number;
        if (PasswordMask.hasLogin(address)) {
            throw new SeedException("expected an address without a login, found " + PasswordMask.masked(address) + where
                    + "; log in by --auth HOST=USER:PASSWORD");
        }
        String seed = WebUrl.address(address);
        if (seed == null) {
            throw new SeedException("expected an http or https address, found " + line + where);
        }
        if (address.matches("[^#]*#!?/.+")) {
            throw new SeedException("expected a page, found one of its views, " + line + where
                    + ", which only scripts show: crawl " + seed + ", or read the view by tagwave extract --render");
        }
        return seed;
    }

    private static void readFile(String file, Set<String> seeds) {
        try (BufferedReader lines = Files.newBufferedReader(Path.of(file))) {
            int number = 0;
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String text = (++number == 1 && line.startsWith(BYTE_ORDER_MARK) ? line.substring(1) : line).strip();
                String address = NOTE.matcher(text).replaceFirst("");
                if (!address.isEmpty()) {
                    seeds.add(canonical(address, file, number));
                }
            }
        } catch (NoSuchFileException e) {
            throw new SeedException("expected a seed file or an http address, found no file " + file);
        } catch (MalformedInputException e) {
            throw new SeedException("expected a seed file in UTF-8, found other bytes in " + file);
        } catch (IOException e) {
            throw new SeedException("cannot read the seed file " + file + ": " + e.getMessage());
        }
    }
}
