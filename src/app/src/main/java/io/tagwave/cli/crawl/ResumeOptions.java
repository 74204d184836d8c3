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
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Which crawl a command goes on with. The options with which it was started hold, as far as they are not given anew. */
final class ResumeOptions {

    /** What each run chooses for itself. */
    private static final Set<String> OWN =
            Set.of("--resume", "--new", "--join", "--crawl", "--db", "--metrics", "--verbose", "-o", "--output");

    /** What has to be named anew by those who go on, by the command that starts crawls. */
    private static final Map<String, String> NAMED = Map.of("crawl", "", "list", " -o FILE", "import", " FILE…");

    private static final String LIMIT = "--max-pages";

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--resume",
            description = "Go on with the latest crawl of the database, if this command has started it.")
    private boolean resume;

    @Option(names = "--crawl", paramLabel = "N", description = "With --resume: go on with this crawl.")
    private Long number;

    /** Whether a value that an option was given names a file or folder that those who go on want, too. */
    static boolean readsFile(OptionSpec option, String value) {
        return option != null
                && !OWN.contains(option.longestName())
                && (option.type() == Path.class
                        || option.longestName().equals("--browser") && BrowserConfig.isFile(value));
    }

    /** Whether the command goes on with a crawl. */
    boolean isWanted() {
        if (number != null && !resume) {
            throw new UserException("--crawl: expected --resume beside it");
        }
        return resume;
    }

    /** The number of the crawl that is meant, or null for the latest. */
    Long number() {
        return number;
    }

    /** The crawl that is meant, if there is one; the one that was named has to be there. */
    Optional<CrawlRow> find(Crawls crawls, String db) {
        Optional<CrawlRow> found = number == null ? crawls.latest() : crawls.find(number);
        if (number != null && found.isEmpty()) {
            throw new UserException("--crawl: expected the number of a crawl of " + db + ", found " + number);
        }
        return found;
    }

    /** The command that goes on with the crawl that is meant; {@code how} says it does. */
    String again(String command, String how, String db, String... more) {
        List<String> words = new ArrayList<>(List.of(command, how, "--db", db));
        if (number != null) {
            words.addAll(List.of("--crawl", "" + number));
        }
        words.addAll(List.of(more));
        return CommandText.of(words);
    }

    /** The number of the crawl that is meant, whose options the command has from now on. */
    long apply(Crawls crawls, String db) {
        CrawlRow crawl = find(crawls, db).orElseThrow(() -> new UserException("--resume: " + db + " holds no crawl"));
        apply(crawls, crawl, db);
        return crawl.id();
    }

    /**
     * Gives the command the options of a crawl; its own options are read again.
     *
     * @param db the database, for sentences
     * @throws UserException when another command has started the crawl, which would go on as something else
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
            throw new UserException("--resume: crawl " + crawl.id() + " was started by " + by + ", go on with: tagwave "
                    + again(by, "--resume", db) + NAMED.get(by));
        }
    }

    private List<String> kept(List<String> started, long done) {
        List<String> kept = new ArrayList<>();
        for (String option : CommandText.options(started, this::takesValue)) {
            String name = option.replaceFirst("=.*", "");
            if (OWN.contains(name)
                    || !spec.optionsMap().containsKey(name)
                    || spec.commandLine().getParseResult().hasMatchedOption(name)) {
                continue;
            }
            if (PasswordMask.isMasked(option)) {
                throw new UserException("--resume: expected " + name + " to be given again, as the crawl was started"
                        + " with it and passwords are not kept");
            }
            if (!name.equals(LIMIT) || Long.parseLong(option.substring(LIMIT.length() + 1)) > done) {
                kept.add(option);
            }
        }
        return kept;
    }

    private boolean takesValue(String option) {
        return spec.optionsMap().containsKey(option)
                && spec.optionsMap().get(option).arity().max() > 0;
    }

    /** The whole command is read again, so that the defaults of a file of options hold as before. */
    private void parse(List<String> kept) {
        CommandLine root = spec.root().commandLine();
        List<String> all = new ArrayList<>(root.getParseResult().expandedArgs());
        all.addAll(all.indexOf(spec.name()) + 1, kept);
        try {
            root.setOverwrittenOptionsAllowed(true).parseArgs(all.toArray(String[]::new));
        } catch (ParameterException e) {
            throw new UserException("--resume: an option with which the crawl was started: " + e.getMessage());
        }
    }
}
