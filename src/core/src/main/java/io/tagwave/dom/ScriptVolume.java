package io.tagwave.dom;

/**
 * How much script a page carries.
 *
 * @param scripts number of script elements that a browser would run
 * @param characters characters of all script elements, data for scripts included
 */
public record ScriptVolume(int scripts, int characters) {}
