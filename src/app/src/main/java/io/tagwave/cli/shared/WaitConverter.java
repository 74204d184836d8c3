package io.tagwave.cli.shared;

import io.tagwave.render.WaitCondition;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Parses the condition on which a rendered page is complete. */
final class WaitConverter implements ITypeConverter<WaitCondition> {

    private static final String SELECTOR = "selector=";

    @Override
    public WaitCondition convert(String text) {
        if (text.startsWith(SELECTOR) && text.length() > SELECTOR.length()) {
            return WaitCondition.selector(text.substring(SELECTOR.length()));
        }
        return switch (text) {
            case "sequence" -> WaitCondition.SEQUENCE;
            case "load" -> WaitCondition.LOAD;
            case "network" -> WaitCondition.NETWORK;
            default -> time(text);
        };
    }

    private static WaitCondition time(String text) {
        try {
            return WaitCondition.time(DurationConverter.parse(text));
        } catch (TypeConversionException e) {
            throw new TypeConversionException(
                    "expected sequence, load, network, selector=CSS or a duration, found " + text);
        }
    }
}
