package io.tagwave.web;

/**
 * Counts of a crawl's pages by state.
 *
 * @param done pages with an outcome, those of earlier runs of the same crawl included
 * @param failed pages whose outcome is a failure
 * @param waiting pages known and not done
 * @param leased pages that workers hold
 * @param records records found, those of earlier runs included
 * @param hosts hosts with waiting pages, as far as they are in memory
 * @param processes processes that work on the crawl; with several, the other counts are those of this one
 * @param doneByAll pages with an outcome, by all processes
 */
public record FrontierProgress(
        long done, long failed, long waiting, int leased, long records, int hosts, int processes, long doneByAll) {

    /** Creates the progress of a crawl with one process. */
    public FrontierProgress(long done, long failed, long waiting, int leased, long records, int hosts) {
        this(done, failed, waiting, leased, records, hosts, 1, done);
    }

    /**
     * Returns the same progress for a crawl with other processes.
     *
     * @param number processes, this one included
     * @param doneByOthers pages that they have done since this process joined
     */
    public FrontierProgress among(int number, long doneByOthers) {
        return new FrontierProgress(done, failed, waiting, leased, records, hosts, number, done + doneByOthers);
    }
}
