package io.tagwave.pager;

/**
 * A link or a text outside of links.
 *
 * @param node position of the link, or of the text
 * @param end one past its last position
 * @param target where the link leads; null of a text, and of a link that leads to no page
 * @param number what it shows, or null where that is no number
 * @param length characters of text
 */
record Item(int node, int end, Address target, NumberText number, int length) {

    boolean isNumber() {
        return number != null;
    }

    boolean isLinked() {
        return target != null;
    }
}
