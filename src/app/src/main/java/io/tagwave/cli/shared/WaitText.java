package io.tagwave.cli.shared;

import io.tagwave.render.Wait;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** What to wait for, on the command line. */
final class WaitText implements ITypeConverter<Wait> {

    private static final String SELECTOR = "selector=";

    @Override
    public Wait convert(String text) {
        if (text.startsWith(SELECTOR) && text.length() > SELECTOR.length()) {
            return Wait.selector(text.substring(SELECTOR.length()));
        }
        return switch (text) {
            case "sequence" -> Wait.SEQUENCE;
            case "load" -> Wait.LOAD;
            case "network" -> Wait.NETWORK;
            default -> time(text);
        };
    }

    private static Wait time(String text) {
        try {
            return Wait.time(DurationText.parse(text));
        } catch (TypeConversionException e) {
            throw new TypeConversionException(
                    "expected sequence, load, network, selector=CSS or a duration, found " + text);
        }
    }
}
