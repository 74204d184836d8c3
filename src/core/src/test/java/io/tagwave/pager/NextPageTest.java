package io.tagwave.pager;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.Tagwave;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class NextPageTest {

    private static String next(String html, String url) {
        return Tagwave.extract(html, url).next();
    }

    @Test
    void kindsOfPagersAreReadOnTheirFirstPagesTheirMiddleAndTheirLast() {
        List<String> wrong = new ArrayList<>();
        for (Kind kind : PagerKinds.all()) {
            int pages = kind.pages();
            IntStream.of(1, 2, 3, pages / 2 + 1, pages - 1, pages)
                    .distinct()
                    .filter(page -> page <= pages)
                    .forEach(page -> {
                        String found = next(kind.html(page), kind.own().apply(page));
                        if (!Objects.equals(found, kind.next(page))) {
                            wrong.add(kind.name() + ", page " + page + ": expected " + kind.next(page) + ", found "
                                    + found);
                        }
                    });
        }
        assertEquals(List.of(), wrong);
        assertTrue(PagerKinds.all().size() >= 40);
    }

    @Test
    void whatLooksLikeAPagerAndIsNoneLeadsNowhere() {
        List<String> wrong = new ArrayList<>();
        PagerKinds.lookalikes().forEach((name, row) -> {
            for (String frame : List.of("above", "below")) {
                Kind kind = Kind.below(name, 1, page -> "https://shop.example/trees", page -> row)
                        .framed((pager, list) -> frame.equals("above") ? pager + list : list + pager);
                String found = next(kind.html(1), kind.own().apply(1));
                if (found != null) {
                    wrong.add(name + " " + frame + ": found " + found);
                }
            }
        });
        assertEquals(List.of(), wrong);
    }
}
