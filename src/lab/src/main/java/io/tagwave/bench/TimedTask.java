package io.tagwave.bench;

import java.util.Map;

/** One of the things that are compared. */
public interface TimedTask {

    /** Its name in tables and in {@code benchmark.mode}. */
    String mode();

    /**
     * Does the work of one page, wholly anew.
     *
     * @param page number of the page, from 0
     * @return milliseconds by stage; the same stages every time
     */
    Map<String, Double> run(int page);
}
