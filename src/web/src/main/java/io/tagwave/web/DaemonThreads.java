package io.tagwave.web;

import java.util.concurrent.ThreadFactory;

/** Creates threads that do not keep the program alive. */
public final class DaemonThreads {

    private DaemonThreads() {}

    /** Returns a factory of daemon threads that all have the same name. */
    public static ThreadFactory named(String name) {
        return task -> {
            Thread thread = new Thread(task, name);
            thread.setDaemon(true);
            return thread;
        };
    }
}
