package io.tagwave.render;

/**
 * What a parsed page says about whether scripts would add to it.
 *
 * @param textNodes texts that are there without script
 * @param textLength their characters
 * @param records content records that were found
 * @param scripts scripts that would run
 * @param scriptLength characters of script and of data for it
 * @param emptyRoots named elements without content, which scripts can fill
 */
public record ScriptSigns(int textNodes, int textLength, int records, int scripts, int scriptLength, int emptyRoots) {}
