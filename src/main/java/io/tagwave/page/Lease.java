package io.tagwave.page;

/**
 * A page handed out by the frontier, to be given back by {@link Frontier#complete}.
 *
 * @param id the frontier's own number of the page
 * @param request what to fetch
 * @param depth links followed from a seed: 0 for the seed itself
 * @param attempt 1 for the first try
 */
public record Lease(long id, PageRequest request, int depth, int attempt) {}
