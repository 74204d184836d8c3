package io.tagwave.page;

/**
 * How far a crawl is.
 *
 * @param done pages with an outcome, those of earlier runs of the same crawl included
 * @param failed how many of them have an outcome that is a failure
 * @param waiting pages known and not done
 * @param leased pages that are being worked on
 * @param records records found in this run
 * @param bytes bytes of pages stored in this run
 * @param hosts hosts with waiting pages, as far as they are held in memory
 */
public record Progress(long done, long failed, long waiting, int leased, long records, long bytes, int hosts) {}
