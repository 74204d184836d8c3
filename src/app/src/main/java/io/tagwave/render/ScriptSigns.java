package io.tagwave.render;

/**
 * What a parsed page says about whether scripts would add to it.
 *
 * @param textNodes texts in the page without its scripts
 * @param textLength characters of these texts
 * @param records content records that were found
 * @param scripts number of scripts
 * @param scriptLength characters of scripts and of data for them
 * @param emptyRoots empty elements with an id, which scripts can fill
 */
public record ScriptSigns(int textNodes, int textLength, int records, int scripts, int scriptLength, int emptyRoots) {}
