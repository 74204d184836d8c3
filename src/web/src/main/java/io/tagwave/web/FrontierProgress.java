package io.tagwave.web;

/**
 * How far a crawl is.
 *
 * @param done pages with an outcome, those of earlier runs of the same crawl included
 * @param failed how many of them have an outcome that is a failure
 * @param waiting pages known and not done
 * @param leased pages that are being worked on
 * @param records records found, those of earlier runs included
 * @param bytes bytes of pages stored in this run
 * @param hosts hosts with waiting pages, as far as they are held in memory
 * @param processes how many work on the crawl; where there are others, all else is what this one knows
 * @param doneByAll pages with an outcome, whoever visited them
 */
public record FrontierProgress(
        long done,
        long failed,
        long waiting,
        int leased,
        long records,
        long bytes,
        int hosts,
        int processes,
        long doneByAll) {

    /** Of a crawl that nobody else works on. */
    public FrontierProgress(long done, long failed, long waiting, int leased, long records, long bytes, int hosts) {
        this(done, failed, waiting, leased, records, bytes, hosts, 1, done);
    }

    /**
     * The same beside other processes.
     *
     * @param number of processes, this one included
     * @param doneByOthers pages that they have done since this one came
     */
    public FrontierProgress among(int number, long doneByOthers) {
        return new FrontierProgress(done, failed, waiting, leased, records, bytes, hosts, number, done + doneByOthers);
    }
}
