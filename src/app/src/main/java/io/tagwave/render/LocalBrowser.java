package io.tagwave.render;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.openqa.selenium.remote.service.DriverService;

/** The processes and the profile folder of a session on this machine. */
final class LocalBrowser {

    private final BrowserProfiles profiles;
    private final Path profile;
    private final List<ProcessHandle> processes = new ArrayList<>();
    private @Nullable DriverService service;

    LocalBrowser(BrowserProfiles profiles) throws IOException {
        this.profiles = profiles;
        this.profile = profiles.create();
    }

    Path profile() {
        return profile;
    }

    /** Starts the driver, and records its process. */
    synchronized void started(DriverService driver) throws IOException {
        service = driver;
        driver.start();
        String port = "--port=" + driver.getUrl().getPort();
        try (Stream<ProcessHandle> children = ProcessHandle.current().children()) {
            children.filter(child -> Stream.of(child.info().arguments().orElse(new String[0]))
                            .anyMatch(port::equals))
                    .forEach(processes::add);
        }
        for (ProcessHandle process : processes) {
            BrowserProfiles.note(profile, process);
        }
    }

    /** Records the browser's process, which may outlive its driver. */
    synchronized void browser(@Nullable Object processId) throws IOException {
        if (processId instanceof Number number) {
            ProcessHandle.of(number.longValue()).ifPresent(processes::add);
            BrowserProfiles.note(profile, processes.get(processes.size() - 1));
        }
    }

    /** Returns the driver's process and, if it is known, the browser's. */
    synchronized List<ProcessHandle> processes() {
        return List.copyOf(processes);
    }

    /** Returns the private memory of driver and browser. */
    synchronized long privateBytes() {
        return processes.isEmpty() ? 0 : ProcessTree.privateBytes(processes.get(0));
    }

    /** Stops the browser and then its driver, and deletes the profile. */
    synchronized void kill() {
        for (int i = processes.size() - 1; i >= 0; i--) {
            ProcessTree.killTree(processes.get(i));
        }
        if (service != null) {
            service.stop();
        }
        profiles.delete(profile);
    }
}
