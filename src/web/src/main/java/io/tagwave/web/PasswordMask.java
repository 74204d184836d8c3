package io.tagwave.web;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Passwords in what a person wrote: they are neither stored nor shown. */
public final class PasswordMask {

    /** Stands where a password stood. */
    private static final String MASK = "***";

    private static final Pattern USER_INFO = Pattern.compile("(?<=://)[^/?#\\s'\"]*@");

    private static final Pattern LOGIN_IN_ADDRESS = Pattern.compile("[\\w+.-]+://[^/?#]*@");

    /** As in JDBC URLs, where a password may hold all but what parts parameters. */
    private static final Pattern PARAMETER =
            Pattern.compile("([?&;][\\w.-]*(?:password|passwd|pwd)=)[^&;]*", Pattern.CASE_INSENSITIVE);

    private static final String LOGIN = "--auth";

    private PasswordMask() {}

    /** An address, a JDBC URL, or a sentence that ends with one. */
    public static String masked(String text) {
        String anonymous = USER_INFO.matcher(text).replaceAll(MASK + "@");
        return PARAMETER.matcher(anonymous).replaceAll("$1" + MASK);
    }

    /** The arguments of a command. */
    public static List<String> masked(List<String> arguments) {
        List<String> masked = new ArrayList<>();
        String before = "";
        for (String argument : arguments) {
            masked.add(
                    before.equals(LOGIN)
                            ? login(argument)
                            : argument.startsWith(LOGIN + "=")
                                    ? LOGIN + "=" + login(argument.substring(LOGIN.length() + 1))
                                    : masked(argument));
            before = argument;
        }
        return masked;
    }

    /** Of HOST=USER:PASSWORD the host is left. */
    public static String login(String login) {
        return login.substring(0, login.indexOf('=') + 1) + MASK;
    }

    /** Whether an address names who asks for it, as {@code http://USER:PASSWORD@HOST/} does. */
    public static boolean hasLogin(String address) {
        return LOGIN_IN_ADDRESS.matcher(address).lookingAt();
    }

    /** Whether something is left out of a text. */
    public static boolean isMasked(String text) {
        return text.contains(MASK);
    }
}
