package io.tagwave.detail;

import io.tagwave.column.ColumnKind;

/**
 * A field of the items' pages.
 *
 * @param name the label before it, else its kind; others may have the same
 * @param place its path, with the label in brackets where it has one: {@code dl/dd/#text[Weight]}
 */
public record DetailColumn(String name, ColumnKind kind, String place) {}
