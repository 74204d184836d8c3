package io.tagwave.tree;

/**
 * What elements say for machines beside what they show: the day of a {@code datetime} attribute, the properties of microdata
 * with their values, and roles. Few pages have any.
 */
public final class StructuredData {

    private final NodeTexts stated;
    private final NodeTexts properties;
    private final NodeTexts roles;

    StructuredData() {
        this(new NodeTexts(), new NodeTexts(), new NodeTexts());
    }

    private StructuredData(NodeTexts stated, NodeTexts properties, NodeTexts roles) {
        this.stated = stated;
        this.properties = properties;
        this.roles = roles;
    }

    /** Takes in what the next element in document order says: value, property and role; null where it does not say. */
    void add(int node, String value, String property, String role) {
        stated.add(node, value);
        properties.add(node, property);
        roles.add(node, role);
    }

    /** The same in no more room than they need. */
    StructuredData trimmed() {
        return new StructuredData(stated.trimmed(), properties.trimmed(), roles.trimmed());
    }

    /** Whether any element has a value or a property. */
    public boolean any() {
        return !stated.isEmpty() || !properties.isEmpty();
    }

    /** The first element from a position on that states a value, or -1. */
    public int next(int from) {
        return stated.next(from);
    }

    /** The value that an element states; null for one that states nothing. */
    public String value(int node) {
        return stated.of(node);
    }

    /** Which property of a thing an element is ({@code itemprop}), as written; null for one that does not say. */
    public String property(int node) {
        return properties.of(node);
    }

    /** The first element from a position on that has a role, or -1. */
    public int nextRole(int from) {
        return roles.next(from);
    }

    /** The part that an element plays on its page ({@code role}), as written; null for one that does not say. */
    public String role(int node) {
        return roles.of(node);
    }
}
