package io.tagwave.detail;

import io.tagwave.column.ColumnKind;

/**
 * Describes a field of the items' pages.
 *
 * @param name the label before it, else its kind; not unique
 * @param place its path, with the label in brackets if it has one: {@code dl/dd/#text[Weight]}
 */
public record DetailColumn(String name, ColumnKind kind, String place) {}
