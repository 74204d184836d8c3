package io.tagwave.cli;

import io.tagwave.cli.shared.CommandProvider;
import io.tagwave.rows.ResourceText;
import java.util.ListResourceBundle;
import java.util.Properties;
import java.util.ServiceLoader;
import picocli.CommandLine;

/**
 * The descriptions of options, from the resource {@code options.properties} beside the commands of each module: by the names of
 * options without hyphens, below the name of their command where others have an option of that name.
 */
final class OptionTexts extends ListResourceBundle {

    private static final String FILE = "options.properties";

    private final Properties texts = ResourceText.properties(OptionTexts.class, FILE);

    private OptionTexts() {
        ServiceLoader.load(CommandProvider.class)
                .forEach(module -> texts.putAll(ResourceText.properties(module.getClass(), FILE)));
    }

    /** Gives the options of a program their descriptions, which help alone needs. */
    static CommandLine describe(CommandLine program) {
        return program.setResourceBundle(new OptionTexts());
    }

    @Override
    protected Object[][] getContents() {
        return texts.entrySet().stream()
                .map(text -> new Object[] {text.getKey(), text.getValue()})
                .toArray(Object[][]::new);
    }
}
