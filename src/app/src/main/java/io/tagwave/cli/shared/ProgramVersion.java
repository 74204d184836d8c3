package io.tagwave.cli.shared;

import picocli.CommandLine.IVersionProvider;

/** The version that the jar's manifest names. */
public final class ProgramVersion implements IVersionProvider {

    @Override
    public String[] getVersion() {
        return new String[] {"tagwave " + number()};
    }

    /** The version's number, {@code development} outside a jar. */
    public static String number() {
        String version = ProgramVersion.class.getPackage().getImplementationVersion();
        return version == null ? "development" : version;
    }
}
