package io.tagwave.visit;

import io.tagwave.web.PasswordMask;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Resolves the PAGE arguments of a command (file, directory, glob, URL or {@code -}) to names of single files and
 * pages.
 */
public final class PageArguments {

    private static final String WILD = "*?[{";

    private PageArguments() {}

    /**
     * Returns the pages that an argument names, in alphabetical order for directories and globs.
     *
     * @throws PageLoadException if it names none
     */
    public static List<String> of(String argument) throws PageLoadException {
        if (argument.equals(PageLoader.STDIN) || PageLoader.isUrl(argument)) {
            return List.of(argument);
        }
        Path path = path(argument);
        if (path != null && Files.isDirectory(path)) {
            return someOf(pagesBelow(path), "no .html, .htm or .xhtml file in this directory");
        }
        if (path != null && Files.exists(path)) {
            return List.of(argument);
        }
        if (argument.chars().anyMatch(c -> WILD.indexOf(c) >= 0)) {
            return someOf(matches(argument), "no file matches this pattern");
        }
        throw new PageLoadException("no such file");
    }

    /**
     * Loads the pages that arguments name.
     *
     * @param pages takes each page
     * @param failures takes a line for each argument and page that cannot be loaded
     * @return whether all were loaded
     */
    public static boolean load(
            List<String> arguments, PageLoader loader, Consumer<LoadedPage> pages, Consumer<String> failures) {
        boolean all = true;
        for (String argument : arguments) {
            try {
                for (String name : of(argument)) {
                    for (NamedPage page : loader.pages(name)) {
                        all &= load(page, pages, failures);
                    }
                }
            } catch (PageLoadException e) {
                failures.accept(argument + ": " + e.getMessage());
                all = false;
            }
        }
        return all;
    }

    private static boolean load(NamedPage page, Consumer<LoadedPage> pages, Consumer<String> failures) {
        try {
            pages.accept(page.load());
            return true;
        } catch (PageLoadException e) {
            failures.accept(PasswordMask.masked(page.name()) + ": " + e.getMessage());
            return false;
        }
    }

    /** Returns null if the system does not allow the path: some do not allow * in it. */
    private static @Nullable Path path(String argument) {
        try {
            return Path.of(argument);
        } catch (InvalidPathException e) {
            return null;
        }
    }

    private static List<String> someOf(List<String> pages, String otherwise) throws PageLoadException {
        if (pages.isEmpty()) {
            throw new PageLoadException(otherwise);
        }
        return pages;
    }

    private static List<String> pagesBelow(Path directory) throws PageLoadException {
        return walk(directory).stream()
                .map(Path::toString)
                .filter(file -> file.toLowerCase(Locale.ROOT).matches("(?s).*\\.x?html?"))
                .toList();
    }

    private static List<String> matches(String glob) throws PageLoadException {
        int wild = 0;
        while (WILD.indexOf(glob.charAt(wild)) < 0) {
            wild++;
        }
        Path root = Path.of(glob.substring(0, glob.lastIndexOf('/', wild) + 1));
        PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:" + glob);
        return Files.isDirectory(root)
                ? walk(root).stream()
                        .filter(matcher::matches)
                        .map(Path::toString)
                        .toList()
                : List.of();
    }

    private static List<Path> walk(Path root) throws PageLoadException {
        try (Stream<Path> files = Files.walk(root, FileVisitOption.FOLLOW_LINKS)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        } catch (IOException | UncheckedIOException e) {
            throw new PageLoadException("cannot be listed: " + e.getMessage());
        }
    }
}
