package io.tagwave.cli;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.concurrent.ThreadLocalRandom;

/** A loopback port for a program that must be told its port. */
public final class LoopbackPort {

    /**
     * Below those which systems give to the connections of clients (32768 on, on Linux): a port that was free a moment
     * ago would be taken by the next connection of any test beside this one.
     */
    private static final int FIRST = 20_000;

    private static final int LAST = 32_000;
    private static final int TRIES = 100;

    private LoopbackPort() {}

    /** A port on which nothing listens. */
    public static int free() throws IOException {
        for (int i = 0; ; i++) {
            int port = ThreadLocalRandom.current().nextInt(FIRST, LAST);
            try (ServerSocket free = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
                return free.getLocalPort();
            } catch (IOException taken) {
                if (i == TRIES) {
                    throw taken;
                }
            }
        }
    }
}
