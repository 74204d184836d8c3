package io.tagwave.lab.train;

import io.tagwave.learn.menu.MenuFolds;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Reads and writes the scores of menus while their sites were left out: a line for each page with its name and its F1 of
 * links at every shuffling, with tabs between.
 */
public final class HeldOutMenus {

    private HeldOutMenus() {}

    static List<String> lines(List<List<MenuFolds.Case>> shufflings) {
        Map<String, StringBuilder> lines = new LinkedHashMap<>();
        for (List<MenuFolds.Case> cases : shufflings) {
            for (MenuFolds.Case c : cases) {
                lines.computeIfAbsent(c.page(), StringBuilder::new).append('\t').append(c.f1());
            }
        }
        return lines.values().stream().map(StringBuilder::toString).toList();
    }

    /** Returns F1 by page, one for each shuffling. */
    public static Map<String, List<Double>> read(List<String> lines) {
        Map<String, List<Double>> f1 = new LinkedHashMap<>();
        for (String line : lines) {
            String[] cell = line.split("\t");
            f1.put(cell[0], Stream.of(cell).skip(1).map(Double::valueOf).toList());
        }
        return f1;
    }
}
