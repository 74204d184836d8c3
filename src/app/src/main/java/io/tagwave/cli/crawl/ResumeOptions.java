package io.tagwave.cli.crawl;

import io.tagwave.cli.shared.UserException;
import io.tagwave.render.BrowserConfig;
import io.tagwave.rows.CommandText;
import io.tagwave.store.CrawlRow;
import io.tagwave.store.Crawls;
import io.tagwave.web.PasswordMask;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options to resume a crawl. The options of its start apply unless they are given again. */
final class ResumeOptions {

    /** Options that each run sets for itself. */
    private static final Set<String> OWN = Set.of(
            "--resume",
            "--new",
            "--join",
            "--crawl",
            "--db",
            "--metrics",
            "--verbose",
            "--quiet",
            "--log-format",
            "-o",
            "--output");

    /** Arguments that have to be given again, by the command that started the crawl. */
    private static final Map<String, String> NAMED = Map.of("crawl", "", "list", " -o FILE", "import", " FILE…");

    private static final String LIMIT = "--max-pages";

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(names = "--resume")
    private boolean resume;

    @Option(names = "--crawl", paramLabel = "N")
    private @Nullable Long number;

    /** Tells whether the value of an option is a file or folder that a resumed run needs too. */
    static boolean readsFile(@Nullable OptionSpec option, String value) {
        return option != null
                && !OWN.contains(option.longestName())
                && (option.type() == Path.class
                        || option.longestName().equals("--browser") && BrowserConfig.isFile(value));
    }

    boolean isWanted() {
        if (number != null && !resume) {
            throw new UserException("--crawl: expected --resume with it");
        }
        return resume;
    }

    /** Returns the number of the crawl to resume, or null for the latest. */
    @Nullable
    Long number() {
        return number;
    }

    /** Returns the crawl to resume, if there is one; one that was named has to exist. */
    Optional<CrawlRow> find(Crawls crawls, String db) {
        Optional<CrawlRow> found = number == null ? crawls.latest() : crawls.find(number);
        if (number != null && found.isEmpty()) {
            throw new UserException("--crawl: expected the number of a crawl of " + db + ", found " + number);
        }
        return found;
    }

    /** Returns the command that continues the crawl by an option, such as {@code --resume}. */
    String again(String command, String how, String db, String... more) {
        List<String> words = new ArrayList<>(List.of(command, how, "--db", db));
        if (number != null) {
            words.addAll(List.of("--crawl", "" + number));
        }
        words.addAll(List.of(more));
        return CommandText.of(words);
    }

    /** Applies the options of the crawl to resume and returns its number. */
    long apply(Crawls crawls, String db) {
        CrawlRow crawl = find(crawls, db).orElseThrow(() -> new UserException("--resume: " + db + " has no crawl"));
        apply(crawls, crawl, db);
        return crawl.id();
    }

    /**
     * Applies the options of a crawl's start to the command, below those that are given.
     *
     * @param db the database's name, for messages
     * @throws UserException if another command has started the crawl
     */
    void apply(Crawls crawls, CrawlRow crawl, String db) {
        List<String> started = CommandText.arguments(crawl.settings());
        String by = started.stream()
                .filter(word -> !word.startsWith("-"))
                .findFirst()
                .orElse("");
        if (by.equals(spec.name())) {
            parse(kept(started, crawls.pages(crawl.id())));
        } else if (NAMED.containsKey(by)) {
            throw new UserException("--resume: crawl " + crawl.id() + " was started by " + by
                    + ". To continue it: tagwave " + again(by, "--resume", db) + NAMED.get(by));
        }
    }

    private List<String> kept(List<String> started, long done) {
        List<String> kept = new ArrayList<>();
        for (String option : CommandText.options(started, takesValue(spec))) {
            String name = option.replaceFirst("=.*", "");
            if (OWN.contains(name)
                    || !spec.optionsMap().containsKey(name)
                    || spec.commandLine().getParseResult().hasMatchedOption(name)) {
                continue;
            }
            if (PasswordMask.isMasked(option)) {
                throw new UserException("--resume: expected " + name
                        + " again, because the crawl was started with it and passwords are not stored");
            }
            if (!name.equals(LIMIT) || Long.parseLong(option.substring(LIMIT.length() + 1)) > done) {
                kept.add(option);
            }
        }
        return kept;
    }

    /** Tells of an option of a command whether the argument after it is its value. */
    static Predicate<String> takesValue(CommandSpec spec) {
        return option -> spec.optionsMap().containsKey(option)
                && spec.optionsMap().get(option).arity().max() > 0;
    }

    /** Parses the whole command again, so that defaults of an options file apply as before. */
    private void parse(List<String> kept) {
        CommandLine root = spec.root().commandLine();
        List<String> all = new ArrayList<>(root.getParseResult().expandedArgs());
        all.addAll(all.indexOf(spec.name()) + 1, kept);
        try {
            root.setOverwrittenOptionsAllowed(true).parseArgs(all.toArray(String[]::new));
        } catch (ParameterException e) {
            throw new UserException("--resume: an option of the crawl's start: " + e.getMessage());
        }
    }
}
