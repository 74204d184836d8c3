package io.tagwave.kinds;

import java.util.List;

/**
 * A page with what is known of it.
 *
 * @param kind its name
 * @param number which of its kind it is, from 0
 * @param html all of it
 * @param titles of the records of its main list in order, none where it has no list
 */
record KindPage(String kind, int number, String html, List<String> titles) {}
