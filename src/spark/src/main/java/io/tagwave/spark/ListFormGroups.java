package io.tagwave.spark;

import io.tagwave.site.ListShape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Groups the forms that lists have at one place of a template: a form that is similar to one of a group belongs to it, so
 * that the order does not matter. The database compares in the same way, see {@link ListShape#isLike}.
 */
final class ListFormGroups {

    /** Number of forms of one place that are compared, those of most lists first; others stay alone. */
    private static final int MAX_COMPARED = 1000;

    /** A list of more fields is nothing that a person would read. */
    private static final int MAX_FIELDS = 60;

    private ListFormGroups() {}

    /**
     * A form of lists at one place.
     *
     * @param hash see {@link OutputFolder#LISTS}
     * @param first the least page and region of the lists that have it, by which forms are ordered
     * @param lists number of lists that have it
     */
    record Form(String hash, String first, long lists, ListShape form) {}

    /**
     * A form with its list.
     *
     * @param hash of it
     * @param part number of the list among those at the same place, from 0
     * @param fields for each column its name in the list; null for a constant column
     */
    record Placed(String hash, int part, List<@Nullable String> fields) {}

    static List<Placed> of(List<Form> forms) {
        List<Form> compared = new ArrayList<>(forms);
        compared.sort(Comparator.comparingLong(Form::lists).reversed().thenComparing(Form::hash));
        int[] group = new int[compared.size()];
        Arrays.setAll(group, i -> i);
        for (int i = 0; i < Math.min(group.length, MAX_COMPARED); i++) {
            for (int j = 0; j < i; j++) {
                if (group[i] != group[j]
                        && compared.get(i).form().isLike(compared.get(j).form())) {
                    join(group, group[j], group[i]);
                }
            }
        }
        Map<Integer, List<Form>> members = new LinkedHashMap<>();
        for (int i = 0; i < group.length; i++) {
            members.computeIfAbsent(group[i], g -> new ArrayList<>()).add(compared.get(i));
        }
        return placed(members.values());
    }

    private static void join(int[] group, int one, int other) {
        for (int i = 0; i < group.length; i++) {
            group[i] = group[i] == other ? one : group[i];
        }
    }

    private static List<Placed> placed(Iterable<List<Form>> groups) {
        List<List<Form>> ordered = new ArrayList<>();
        for (List<Form> group : groups) {
            group.sort(Comparator.comparing(Form::first));
            ordered.add(group);
        }
        ordered.sort(Comparator.comparing(group -> group.get(0).first()));
        List<Placed> placed = new ArrayList<>();
        for (int part = 0; part < ordered.size(); part++) {
            Map<String, String> fields = fields(ordered.get(part));
            for (Form form : ordered.get(part)) {
                List<@Nullable String> names = new ArrayList<>();
                for (ListShape.Part column : form.form().columns()) {
                    names.add(column.constant() ? null : fields.get(column.path()));
                }
                placed.add(new Placed(form.hash(), part, names));
            }
        }
        return placed;
    }

    /** Returns the name of each path, as the first list names it, made unique. */
    private static Map<String, String> fields(List<Form> group) {
        Map<String, String> fields = new HashMap<>();
        Set<String> taken = new HashSet<>();
        for (Form form : group) {
            for (ListShape.Part column : form.form().columns()) {
                if (!column.constant() && !fields.containsKey(column.path()) && fields.size() < MAX_FIELDS) {
                    String name = column.name();
                    for (int number = 2; !taken.add(name); number++) {
                        name = column.name() + " (" + number + ")";
                    }
                    fields.put(column.path(), name);
                }
            }
        }
        return fields;
    }
}
