package io.tagwave.kinds;

import java.util.function.Function;

/**
 * A kind of page.
 *
 * @param name what it is
 * @param framed whether menus, footers and so on stand around what it is about
 * @param main draws what it is about
 */
record Kind(String name, boolean framed, Function<Draw, String> main) {

    static Kind of(String name, Function<Draw, String> main) {
        return new Kind(name, true, main);
    }

    /** A kind whose pages are nothing else. */
    static Kind bare(String name, Function<Draw, String> main) {
        return new Kind(name, false, main);
    }
}
