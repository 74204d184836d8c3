package io.tagwave.learn.list;

/**
 * Says where a labeled page comes from.
 *
 * @param set the pages that scores are reported for together
 * @param site the site of the page; pages of one site are alike
 * @param fold the pages that are left out together, to measure on what was not learned from; never a part of a site
 */
public record LabelOrigin(String set, String site, String fold) {}
