package io.tagwave.menu;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.stream.Collectors;

/**
 * Tells what was learnt of menus: for each kind of evidence how it is spread over candidates and how much it counts, and how
 * strong "none of these" is.
 *
 * @param terms the kinds that count
 * @param absence score of "the page has no main menu"
 */
public record MenuModel(Map<MenuEvidence, Term> terms, double absence) {

    /** Learned from all labelled pages, see {@code src/docs/design/decisions/0072-menu-model.md}. */
    public static final MenuModel SHIPPED = shipped();

    private static final double FARTHEST = 4;
    private static final String ABSENCE = "ABSENCE";

    /**
     * Says how one kind of evidence counts.
     *
     * @param mean over the candidates of the training pages
     * @param deviation over the same
     * @param weight of the standardised value
     */
    public record Term(double mean, double deviation, double weight) {

        /** The value in deviations from the mean, at most four: one odd page must not outweigh all else. */
        public double standardised(double value) {
            return Math.max(-FARTHEST, Math.min(FARTHEST, (value - mean) / deviation));
        }
    }

    public MenuModel {
        terms = Map.copyOf(terms);
    }

    private static MenuModel shipped() {
        ResourceBundle lines = ResourceBundle.getBundle("io.tagwave.menu.menu-model", Locale.ROOT);
        return parse(lines.keySet().stream()
                .map(kind -> kind + " " + lines.getString(kind))
                .collect(Collectors.joining("\n")));
    }

    /** The menu of a page that was measured before. */
    public MenuResult choose(MenuEvidenceTable table) {
        return new LearnedMenuDetector(this).detect(table);
    }

    /** The model as lines of text: kind, mean, deviation, weight; last the score of absence. */
    public String text() {
        StringBuilder text = new StringBuilder("# kind mean deviation weight\n");
        for (MenuEvidence kind : MenuEvidence.values()) {
            Term term = terms.get(kind);
            if (term != null) {
                text.append(String.format(
                        Locale.ROOT, "%s %.6g %.6g %.6g%n", kind, term.mean(), term.deviation(), term.weight()));
            }
        }
        return text.append(String.format(Locale.ROOT, "%s %.6g%n", ABSENCE, absence))
                .toString()
                .replace(System.lineSeparator(), "\n");
    }

    /**
     * Reads what {@link #text} wrote. Blank lines and those that start with # are skipped.
     *
     * @throws IllegalArgumentException naming the line that is not as expected
     */
    public static MenuModel parse(String text) {
        Map<MenuEvidence, Term> terms = new EnumMap<>(MenuEvidence.class);
        double absence = Double.NaN;
        for (String line : text.split("\\R")) {
            String[] parts = line.strip().split("\\s+");
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            try {
                if (parts[0].equals(ABSENCE) && parts.length == 2) {
                    absence = Double.parseDouble(parts[1]);
                } else if (parts.length == 4) {
                    terms.put(MenuEvidence.valueOf(parts[0]), term(parts));
                } else {
                    throw new IllegalArgumentException("parts");
                }
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException(
                        "menu model: expected KIND MEAN DEVIATION WEIGHT or ABSENCE SCORE, found: " + line, e);
            }
        }
        if (Double.isNaN(absence)) {
            throw new IllegalArgumentException("menu model: expected a line ABSENCE SCORE, found none");
        }
        return new MenuModel(terms, absence);
    }

    private static Term term(String[] parts) {
        return new Term(Double.parseDouble(parts[1]), Double.parseDouble(parts[2]), Double.parseDouble(parts[3]));
    }
}
