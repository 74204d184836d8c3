package io.tagwave.render;

import java.util.List;

/**
 * What browsers take on this machine at a moment.
 *
 * @param processes that descend from this program, drivers and browsers among them
 * @param folders profile folders of this program
 */
public record BrowserFootprint(List<ProcessHandle> processes, int folders) {

    public BrowserFootprint {
        processes = List.copyOf(processes);
    }

    /** The footprint now. */
    public static BrowserFootprint now() {
        List<ProcessHandle> processes = ProcessTree.tree(ProcessHandle.current());
        return new BrowserFootprint(
                processes.subList(1, processes.size()), BrowserProfiles.ofUser().count());
    }

    /** How many of the processes still run: those that lost their parent, and so do not descend from it any more, too. */
    public int running() {
        return (int) processes.stream().filter(ProcessTree::runs).count();
    }
}
