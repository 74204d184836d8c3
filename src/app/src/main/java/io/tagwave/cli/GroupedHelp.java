package io.tagwave.cli;

import io.tagwave.rows.ResourceText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.ColorScheme;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * Prints the help of a command: a short synopsis, an example, and the options in groups. Options that the resource
 * {@code option-groups.txt} does not name come first, in the order of their declaration; research and help come last.
 */
final class GroupedHelp extends Help {

    private static final String FIRST = "Options";
    private static final String LAST = "Help";

    /** Options that every command has. */
    private static final Set<String> SHARED = Set.of("--verbose", "--quiet", "--log-format");

    /** Names of options by group, in order. */
    private static final Map<String, List<String>> GROUPS = ResourceText.read(GroupedHelp.class, "option-groups.txt")
            .lines()
            .map(line -> line.split(": "))
            .collect(Collectors.toMap(
                    line -> line[0], line -> List.of(line[1].split(" ")), (a, b) -> a, LinkedHashMap::new));

    private static final Properties EXAMPLES = ResourceText.properties(GroupedHelp.class, "examples.properties");

    private final CommandSpec command;

    GroupedHelp(CommandSpec command, ColorScheme colors) {
        super(command, colors);
        this.command = command;
    }

    static Map<String, List<OptionSpec>> groups(CommandSpec command) {
        Map<String, List<OptionSpec>> groups = new LinkedHashMap<>();
        groups.put(FIRST, new ArrayList<>());
        GROUPS.keySet().forEach(heading -> groups.put(heading, new ArrayList<>()));
        groups.put(LAST, new ArrayList<>());
        command.options().stream().filter(option -> !option.hidden()).forEach(option -> groups.computeIfAbsent(
                        group(option), heading -> new ArrayList<>())
                .add(option));
        GROUPS.forEach((heading, names) -> groups.getOrDefault(heading, new ArrayList<>())
                .sort(Comparator.comparingInt(option -> names.indexOf(option.longestName()))));
        groups.values().removeIf(List::isEmpty);
        return groups;
    }

    private static String group(OptionSpec option) {
        if (option.usageHelp() || option.versionHelp() || SHARED.contains(option.longestName())) {
            return LAST;
        }
        return GROUPS.entrySet().stream()
                .filter(group -> group.getValue().contains(option.longestName()))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(FIRST);
    }

    /** Returns an example of a command, or an empty text. */
    static String example(CommandSpec command) {
        boolean top = command.parent() != null && command.parent().parent() == null;
        return top ? EXAMPLES.getProperty(command.name(), "") : "";
    }

    /** Returns the arguments of a command in short: required options and positional parameters. */
    static String arguments(CommandSpec command) {
        Stream<String> required = command.options().stream()
                .filter(OptionSpec::required)
                .map(option -> option.shortestName() + " " + option.paramLabel());
        Stream<String> positional = command.positionalParameters().stream().map(GroupedHelp::label);
        Stream<String> subcommand = command.subcommands().isEmpty() ? Stream.of() : Stream.of("COMMAND");
        return Stream.of(Stream.of("[OPTIONS]"), required, positional, subcommand)
                .flatMap(parts -> parts)
                .collect(Collectors.joining(" "));
    }

    private static String label(PositionalParamSpec one) {
        String label = one.paramLabel() + (one.arity().max() > 1 ? "..." : "");
        return one.arity().min() == 0 ? "[" + label + "]" : label;
    }

    @Override
    public String synopsis(int headingLength) {
        return command.qualifiedName() + " " + arguments(command) + System.lineSeparator();
    }

    @Override
    public String optionList() {
        StringBuilder text = new StringBuilder();
        groups(command).forEach((heading, options) -> {
            Layout layout = createDefaultLayout();
            layout.addOptions(options, parameterLabelRenderer());
            text.append(String.format("%n%s:%n%s", heading, layout));
        });
        return text.toString();
    }

    @Override
    public String description(Object... parameters) {
        String example = example(command);
        return super.description(parameters) + (example.isEmpty() ? "" : String.format("%n  %s%n%n", example));
    }
}
