package io.tagwave.dom;

/**
 * Measures the scripts of a page.
 *
 * @param scripts number of script elements that a browser would run
 * @param characters number of characters of all script elements, including data for scripts
 */
public record ScriptVolume(int scripts, int characters) {}
