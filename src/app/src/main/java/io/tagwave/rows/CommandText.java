package io.tagwave.rows;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Joins the arguments of a command into a command line for a shell, and splits one. Special characters are quoted. */
public final class CommandText {

    private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{N}@%+=:,./_-]+");

    private static final Pattern ARGUMENT = Pattern.compile("(?:'[^']*'|\\\\'|[^\\s'\\\\]|\\\\(?!'))+");

    private static final Pattern PIECE = Pattern.compile("'([^']*)'|\\\\(')|([^'\\\\]+|\\\\(?!'))");

    private CommandText() {}

    /** Returns arguments as a command line. */
    public static String of(List<String> arguments) {
        return arguments.stream()
                .map(argument -> PLAIN.matcher(argument).matches() ? argument : quoted(argument))
                .collect(Collectors.joining(" "));
    }

    /** Returns the arguments of a command line. */
    public static List<String> arguments(String text) {
        List<String> arguments = new ArrayList<>();
        Matcher argument = ARGUMENT.matcher(text);
        while (argument.find()) {
            StringBuilder plain = new StringBuilder();
            Matcher piece = PIECE.matcher(argument.group());
            while (piece.find()) {
                for (int group = 1; group <= 3; group++) {
                    plain.append(piece.group(group) == null ? "" : piece.group(group));
                }
            }
            arguments.add(plain.toString());
        }
        return arguments;
    }

    /**
     * Returns the options of a command, each with its value as NAME=VALUE.
     *
     * @param takesValue tells whether the argument after an option is its value
     */
    public static List<String> options(List<String> arguments, Predicate<String> takesValue) {
        List<String> options = new ArrayList<>();
        for (int i = 0; i < arguments.size() && !arguments.get(i).equals("--"); i++) {
            String argument = arguments.get(i);
            if (argument.startsWith("-")) {
                boolean more = takesValue.test(argument) && i + 1 < arguments.size();
                options.add(more ? argument + "=" + arguments.get(++i) : argument);
            }
        }
        return options;
    }

    /**
     * Replaces the values of options.
     *
     * @param other returns the new value of an option by its name and value; it is called for every argument after another one
     */
    public static List<String> withValues(List<String> arguments, BinaryOperator<String> other) {
        List<String> changed = new ArrayList<>();
        String before = "";
        for (String argument : arguments) {
            int end = argument.startsWith("-") ? argument.indexOf('=') : -1;
            changed.add(
                    end < 0
                            ? other.apply(before, argument)
                            : argument.substring(0, end + 1)
                                    + other.apply(argument.substring(0, end), argument.substring(end + 1)));
            before = argument;
        }
        return changed;
    }

    private static String quoted(String argument) {
        return "'" + argument.replace("'", "'\\''") + "'";
    }
}
