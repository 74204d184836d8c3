package io.tagwave.kinds;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** All kinds of pages, and pages of them. */
final class Kinds {

    /** Pages of each kind. */
    static final int PAGES = 4;

    private Kinds() {}

    /** Kinds of pages that were made for a list. */
    static List<Kind> withList() {
        return Stream.of(
                        ShopKinds.all(),
                        SearchKinds.all(),
                        TalkKinds.all(),
                        TableKinds.all(),
                        TextKinds.all(),
                        SiteKinds.all())
                .flatMap(List::stream)
                .toList();
    }

    /** Kinds of pages that were made for something else. */
    static List<Kind> withoutList() {
        return Stream.of(FormKinds.all(), ArticleKinds.all())
                .flatMap(List::stream)
                .toList();
    }

    /** The pages of some kinds in one wording. */
    static List<KindPage> pages(List<Kind> kinds, Wording wording) {
        return pages(kinds, wording, PAGES);
    }

    /** More or fewer pages of each kind; the first are always the same. */
    static List<KindPage> pages(List<Kind> kinds, Wording wording, int each) {
        return kinds.stream()
                .flatMap(kind -> IntStream.range(0, each).mapToObj(number -> page(kind, wording, number)))
                .toList();
    }

    private static KindPage page(Kind kind, Wording wording, int number) {
        Draw draw = new Draw(wording, kind.name().hashCode(), number);
        String html = Frame.around(kind, draw, kind.main().apply(draw));
        return new KindPage(kind.name(), number, html, draw.titles());
    }

    /** Whether a text holds another, by letters and digits alone. */
    static boolean holds(String text, String other) {
        return letters(text).contains(letters(other));
    }

    /** The letters and digits of a text in lower case. */
    static String letters(String text) {
        StringBuilder kept = new StringBuilder();
        text.codePoints()
                .filter(Character::isLetterOrDigit)
                .map(Character::toLowerCase)
                .forEach(kept::appendCodePoint);
        return kept.toString();
    }
}
