package io.tagwave.kinds;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** One page as it is drawn: its words and markup by chance, and the titles of its records so far. */
final class Draw {

    private final Wording wording;
    private final Random random;
    private final int page;
    private final Naming naming;
    private final boolean semantic;
    private final List<String> titles = new ArrayList<>();

    Draw(Wording wording, int kind, int page) {
        this.wording = wording;
        this.page = kind * 17 + page;
        random = new Random(wording.seed() + 1000L * kind + page);
        naming = wording.namings().get(page % wording.namings().size());
        semantic = chance(wording.semantic());
    }

    /** Titles of the records that were drawn, in order. */
    List<String> titles() {
        return List.copyOf(titles);
    }

    String language() {
        return wording.language();
    }

    // chance

    int between(int least, int most) {
        return least + random.nextInt(most - least + 1);
    }

    boolean chance(double likely) {
        return random.nextDouble() < likely;
    }

    <T> T of(List<T> some) {
        return some.get(random.nextInt(some.size()));
    }

    /** One of some pieces, all of which are drawn. */
    String either(String... some) {
        return some[random.nextInt(some.length)];
    }

    /** A piece as often as is likely, else nothing. */
    String maybe(double likely, Supplier<String> piece) {
        return chance(likely) ? piece.get() : "";
    }

    /** How many records a usual list has. */
    int many() {
        return between(wording.fewest(), wording.most());
    }

    String each(int count, IntFunction<String> piece) {
        return IntStream.range(0, count).mapToObj(piece).collect(Collectors.joining(chance(.5) ? "\n" : ""));
    }

    // words

    String thing() {
        return of(wording.things());
    }

    String quality() {
        return of(wording.qualities());
    }

    String label() {
        return of(wording.labels());
    }

    String place() {
        return of(wording.places());
    }

    String month() {
        return of(wording.months());
    }

    List<String> months() {
        return wording.months();
    }

    String person() {
        return of(wording.people()) + " " + of(wording.families());
    }

    String date() {
        return String.format(Locale.ROOT, wording.date(), between(1, 28), month(), between(2019, 2026));
    }

    String time() {
        return String.format(Locale.ROOT, "%02d:%02d", between(0, 23), between(0, 59));
    }

    String price() {
        return String.format(Locale.ROOT, wording.money(), between(3, 899), between(0, 99));
    }

    /** A made-up word of two syllables, that no sentence holds. */
    String name() {
        return capital(of(wording.syllables()) + of(wording.syllables()));
    }

    /** A made-up word of three syllables or four, which stands in the titles of records alone. */
    String rareName() {
        return capital(of(wording.syllables())
                + of(wording.syllables())
                + of(wording.syllables())
                + maybe(.3, () -> of(wording.syllables())));
    }

    private static String capital(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    String sentence() {
        StringBuilder text = new StringBuilder();
        for (int i = between(2, 6); i > 0; i--) {
            text.append(of(wording.joints()) + " " + maybe(.5, () -> quality() + " ") + thing() + " ");
            text.append(maybe(.7, () -> of(wording.doings()) + " "));
        }
        String all = text.toString().strip();
        return capital(all) + (chance(.9) ? "." : "?");
    }

    String sentences(int least, int most) {
        return IntStream.range(0, between(least, most))
                .mapToObj(i -> sentence())
                .collect(Collectors.joining(" "));
    }

    String paragraphs(int least, int most) {
        return each(between(least, most), i -> "<p>" + sentences(2, 6) + "</p>");
    }

    /** A headline that is no record's. */
    String headline() {
        return capital(quality() + " " + thing() + maybe(.5, () -> " " + of(wording.joints()) + " " + thing()));
    }

    // records

    /** The title of a new record: a name that nothing else on the page has, among usual words. */
    String title() {
        return title(() -> maybe(.5, () -> headline() + " ") + rareName() + maybe(.6, () -> " " + thing()));
    }

    /** The title of a new record, drawn until no other one holds it. */
    String title(Supplier<String> text) {
        for (int i = 0; i < 10_000; i++) {
            String drawn = text.get();
            if (titles.stream().noneMatch(other -> Kinds.holds(other, drawn) || Kinds.holds(drawn, other))) {
                titles.add(drawn);
                return drawn;
            }
        }
        throw new IllegalStateException("expected a title that is not among the " + titles.size() + " before");
    }

    // markup

    /** A tag that says what it is, or one that does not. */
    String tag(String says, String other) {
        return semantic ? says : other;
    }

    String el(String tag, String role, String... content) {
        return "<" + tag + naming.attribute(role, page) + ">" + String.join("", content) + "</" + tag + ">";
    }

    String box(String role, String... content) {
        return el("div", role, content);
    }

    String span(String role, String... content) {
        return el("span", role, content);
    }

    String link(String role, String... content) {
        return "<a" + naming.attribute(role, page) + " href=\"/" + name().toLowerCase(Locale.ROOT) + "-"
                + between(100, 99_999) + "\">" + String.join("", content) + "</a>";
    }

    String button(String role, String text) {
        return "<button type=\"button\"" + naming.attribute(role, page) + ">" + icon() + span(role + "-label", text)
                + "</button>";
    }

    String picture(String role) {
        String source = "/media/" + between(1000, 999_999) + ".jpg";
        return "<img" + naming.attribute(role, page)
                + (chance(.3)
                        ? " src=\"data:image/gif;base64,R0lGOD\" data-src=\"" + source + "\""
                        : " src=\"" + source + "\"")
                + " alt=\"\" loading=\"lazy\">"
                + maybe(.1, () -> "<noscript><img src=\"" + source + "\" alt=\"\"></noscript>");
    }

    String icon() {
        return "<svg viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"M" + between(1, 20)
                + " 4h16v2z\"></path></svg>";
    }

    /** A list of pieces in elements of their own. */
    String list(String role, int count, IntFunction<String> piece) {
        String inner = tag("li", "div");
        return el(tag("ul", "div"), role + "s", each(count, i -> el(inner, role, piece.apply(i))));
    }
}
