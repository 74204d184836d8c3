package io.tagwave.cli;

import io.tagwave.rows.ResourceText;
import java.util.ListResourceBundle;
import java.util.Properties;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The descriptions of options: those of the resource {@code options.properties}, by the names of options without hyphens or below a
 * command's name, and those that options of other modules have at their declaration, which come first.
 */
final class OptionTexts extends ListResourceBundle {

    private final Properties texts = ResourceText.properties(OptionTexts.class, "options.properties");

    private OptionTexts() {}

    /** Gives the options of a program their descriptions, which help alone needs. */
    static CommandLine describe(CommandLine program) {
        if (program.getResourceBundle() instanceof OptionTexts) {
            return program;
        }
        OptionTexts texts = new OptionTexts();
        texts.addDeclared(program);
        return program.setResourceBundle(texts);
    }

    private void addDeclared(CommandLine command) {
        CommandSpec spec = command.getCommandSpec();
        for (OptionSpec option : spec.options()) {
            String key = spec.qualifiedName(".") + "." + option.longestName().replaceFirst("^-+", "");
            String[] lines = option.description();
            for (int i = 0; i < lines.length; i++) {
                texts.setProperty(key + "." + i, lines[i]);
            }
        }
        command.getSubcommands().values().forEach(this::addDeclared);
    }

    @Override
    protected Object[][] getContents() {
        return texts.entrySet().stream()
                .map(text -> new Object[] {text.getKey(), text.getValue()})
                .toArray(Object[][]::new);
    }
}
