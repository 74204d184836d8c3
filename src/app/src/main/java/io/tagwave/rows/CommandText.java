package io.tagwave.rows;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The arguments of a command as one text and back; those with blanks, quotes or other signs of a shell stand in single quotes, as it wants them. */
public final class CommandText {

    private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{N}@%+=:,./_-]+");

    private static final Pattern ARGUMENT = Pattern.compile("(?:'[^']*'|\\\\'|[^\\s'\\\\]|\\\\(?!'))+");

    private static final Pattern PIECE = Pattern.compile("'([^']*)'|\\\\(')|([^'\\\\]+|\\\\(?!'))");

    private CommandText() {}

    /** Arguments as one text. */
    public static String of(List<String> arguments) {
        return arguments.stream()
                .map(argument -> PLAIN.matcher(argument).matches() ? argument : quoted(argument))
                .collect(Collectors.joining(" "));
    }

    /** The arguments of a text. */
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
     * The options of a command, each with its value in one argument, as NAME=VALUE.
     *
     * @param takesValue whether what follows an option is its value
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
     * The arguments of a command of which the values of some options are others.
     *
     * @param other gives the value of an option, by its name and the value that it has; is asked for any word behind another, too
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
