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

/**
 * The forms that lists have at one place of a template, in groups that are one list each: what is like one of a group belongs to it, so that the
 * order does not matter. The same question as the database's, see {@link ListShape#isLike}.
 */
final class ListFormGroups {

    /** So many forms of one place are compared, those of most lists first; others stay by themselves. */
    private static final int MOST_COMPARED = 1000;

    /** More fields than that are no list a person would look at. */
    private static final int MOST_FIELDS = 60;

    private ListFormGroups() {}

    /**
     * A form of lists at one place.
     *
     * @param hash see {@link ListKeys#form}
     * @param first what is least of the lists that have it, to tell which comes first
     * @param lists how many have it
     */
    record Form(String hash, String first, long lists, ListShape form) {}

    /**
     * What becomes of a form.
     *
     * @param hash of it
     * @param part number of the list among those at the same place, from 0
     * @param fields for each column its name in the list; null for one that is not a field of it
     */
    record Placed(String hash, int part, List<String> fields) {}

    /** What becomes of the forms of one place. */
    static List<Placed> of(List<Form> forms) {
        List<Form> compared = new ArrayList<>(forms);
        compared.sort(Comparator.comparingLong(Form::lists).reversed().thenComparing(Form::hash));
        int[] group = new int[compared.size()];
        Arrays.setAll(group, i -> i);
        for (int i = 0; i < Math.min(group.length, MOST_COMPARED); i++) {
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
                List<String> names = new ArrayList<>();
                for (ListShape.Part column : form.form().columns()) {
                    names.add(column.constant() ? null : fields.get(column.path()));
                }
                placed.add(new Placed(form.hash(), part, names));
            }
        }
        return placed;
    }

    /** Names by paths: of each path the name that the first list gives it, made unique. */
    private static Map<String, String> fields(List<Form> group) {
        Map<String, String> fields = new HashMap<>();
        Set<String> taken = new HashSet<>();
        for (Form form : group) {
            for (ListShape.Part column : form.form().columns()) {
                if (!column.constant() && !fields.containsKey(column.path()) && fields.size() < MOST_FIELDS) {
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
