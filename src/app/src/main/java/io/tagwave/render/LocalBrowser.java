package io.tagwave.render;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.openqa.selenium.remote.service.DriverService;

/** The processes and the profile folder of a session on this machine. */
final class LocalBrowser {

    private final BrowserProfiles profiles;
    private final Path profile;
    private final List<ProcessHandle> processes = new ArrayList<>();
    private DriverService service;

    LocalBrowser(BrowserProfiles profiles) throws IOException {
        this.profiles = profiles;
        this.profile = profiles.create();
    }

    Path profile() {
        return profile;
    }

    /** Starts the driver, and notes its process. */
    synchronized void started(DriverService driver) throws IOException {
        service = driver;
        service.start();
        String port = "--port=" + service.getUrl().getPort();
        try (Stream<ProcessHandle> children = ProcessHandle.current().children()) {
            children.filter(child -> Stream.of(child.info().arguments().orElse(new String[0]))
                            .anyMatch(port::equals))
                    .forEach(processes::add);
        }
        for (ProcessHandle process : processes) {
            BrowserProfiles.note(profile, process);
        }
    }

    /** Notes the browser's process, which outlives its driver. */
    synchronized void browser(Object processId) throws IOException {
        if (processId instanceof Number number) {
            ProcessHandle.of(number.longValue()).ifPresent(processes::add);
            BrowserProfiles.note(profile, processes.get(processes.size() - 1));
        }
    }

    /** The driver's process first, then the browser's where it is known. */
    synchronized List<ProcessHandle> processes() {
        return List.copyOf(processes);
    }

    /** Memory of driver and browser that nobody shares. */
    synchronized long privateBytes() {
        return processes.isEmpty() ? 0 : ProcessTree.privateBytes(processes.get(0));
    }

    /** Processor time of driver and browser so far. */
    synchronized double cpuMillis() {
        return processes.isEmpty() ? 0 : ProcessTree.cpuMillis(processes.get(0));
    }

    /** Stops everything, the browser first so that its driver sees it go, and deletes the profile. */
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
