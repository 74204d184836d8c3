package io.tagwave.cli;

import picocli.CommandLine.IVersionProvider;

/** The version that the jar's manifest names. */
final class Version implements IVersionProvider {

    @Override
    public String[] getVersion() {
        return new String[] {"tagwave " + number()};
    }

    /** The version's number, {@code development} outside a jar. */
    static String number() {
        String version = Version.class.getPackage().getImplementationVersion();
        return version == null ? "development" : version;
    }
}
