package io.tagwave.cli.shared;

import picocli.CommandLine.IVersionProvider;

/** Returns the version in the jar's manifest. */
public final class ProgramVersion implements IVersionProvider {

    @Override
    public String[] getVersion() {
        return new String[] {"tagwave " + number()};
    }

    /** Returns the version's number, {@code development} outside a jar. */
    public static String number() {
        String version = ProgramVersion.class.getPackage().getImplementationVersion();
        return version == null ? "development" : version;
    }
}
