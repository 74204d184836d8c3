package io.tagwave.web;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Replaces passwords in user input by {@code ***}, so that they are neither stored nor shown. */
public final class PasswordMask {

    private static final String MASK = "***";

    private static final Pattern USER_INFO = Pattern.compile("(?<=://)[^/?#\\s'\"]*@");

    private static final Pattern LOGIN_IN_URL = Pattern.compile("[\\w+.-]+://[^/?#]*@");

    /** A parameter of a JDBC URL; a password may hold anything but parameter separators. */
    private static final Pattern PARAMETER =
            Pattern.compile("([?&;][\\w.-]*(?:password|passwd|pwd)=)[^&;]*", Pattern.CASE_INSENSITIVE);

    private static final String LOGIN_OPTION = "--auth";
    private static final String HEADER_OPTION = "--header";
    /** Says where the value of a header is, which is no secret. */
    private static final Pattern ELSEWHERE = Pattern.compile("[^:]*:\\s*(?:env|file):.*");

    private PasswordMask() {}

    /** Masks a URL, a JDBC URL, or a sentence that ends with one. */
    public static String masked(String text) {
        String anonymous = USER_INFO.matcher(text).replaceAll(MASK + "@");
        return PARAMETER.matcher(anonymous).replaceAll("$1" + MASK);
    }

    public static List<String> masked(List<String> arguments) {
        List<String> masked = new ArrayList<>();
        String previous = "";
        for (String argument : arguments) {
            int equals = argument.indexOf('=');
            String option = equals < 0 ? "" : argument.substring(0, equals);
            masked.add(
                    isSecret(option)
                            ? option + "=" + value(option, argument.substring(equals + 1))
                            : isSecret(previous) ? value(previous, argument) : masked(argument));
            previous = argument;
        }
        return masked;
    }

    private static boolean isSecret(String option) {
        return option.equals(LOGIN_OPTION) || option.equals(HEADER_OPTION);
    }

    private static String value(String option, String value) {
        return option.equals(LOGIN_OPTION) ? login(value) : header(value);
    }

    /** Masks all of NAME:VALUE but the name, unless the value is env:VARIABLE or file:FILE. */
    private static String header(String header) {
        return ELSEWHERE.matcher(header).matches() ? header : header.substring(0, header.indexOf(':') + 1) + MASK;
    }

    /** Masks all of HOST=USER:PASSWORD but the host. */
    public static String login(String login) {
        return login.substring(0, login.indexOf('=') + 1) + MASK;
    }

    /** Returns true if a URL holds a user name, as {@code http://USER:PASSWORD@HOST/} does. */
    public static boolean hasLogin(String url) {
        return LOGIN_IN_URL.matcher(url).lookingAt();
    }

    /** Returns true if something in the text was masked. */
    public static boolean isMasked(String text) {
        return text.contains(MASK);
    }
}
