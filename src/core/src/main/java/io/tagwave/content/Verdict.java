package io.tagwave.content;

/**
 * Whether a region is what the page is for, or part of its frame.
 *
 * @param content true for content
 * @param score from 0 (surely noise) to 1 (surely content)
 */
public record Verdict(boolean content, double score) {}
