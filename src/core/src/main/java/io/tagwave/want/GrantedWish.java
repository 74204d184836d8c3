package io.tagwave.want;

import io.tagwave.extract.ExtractedList;
import java.util.List;

/**
 * Holds what a wish got: the list, or the parts of the main list, in exactly the wished columns.
 *
 * @param lists in the wished columns
 * @param numbers of these lists among those of the page
 * @param places for each of the lists the number of its column by wished column, -1 for an optional one that it lacks
 * @param why a sentence that says which columns were taken, and why
 */
public record GrantedWish(List<ExtractedList> lists, List<Integer> numbers, List<List<Integer>> places, String why) {

    public GrantedWish {
        lists = List.copyOf(lists);
        numbers = List.copyOf(numbers);
        places = List.copyOf(places);
    }
}
