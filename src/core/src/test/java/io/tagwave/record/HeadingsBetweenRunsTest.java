package io.tagwave.record;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.PageList;
import io.tagwave.Tagwave;
import java.util.List;
import org.junit.jupiter.api.Test;

class HeadingsBetweenRunsTest {

    /** Matches under days, all of them siblings. */
    private static PageList matches(int... days) {
        StringBuilder page = new StringBuilder("<html><body><main><h1>Matches</h1><div>");
        for (int day = 1; day <= days.length; day++) {
            page.append("<h2>").append(10 + day).append(" May 2024</h2>");
            for (int match = 0; match < days[day - 1]; match++) {
                String teams = day + "" + match;
                page.append("<ul class=match><li>1")
                        .append(match)
                        .append(":00</li><li><a href='/home/")
                        .append(teams);
                page.append("'>Home of ")
                        .append(teams)
                        .append("</a></li><li>Guests from ")
                        .append(teams)
                        .append("</li></ul>");
            }
        }
        String html = page.append("</div></main></body></html>").toString();
        return Tagwave.extract(html, "http://example.com/").lists().stream()
                .filter(PageList::isMain)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aHeadingBelongsToWhatFollows() {
        PageList list = matches(2, 3, 2, 1);
        List<String> days =
                list.records().stream().map(match -> match.text("section")).toList();
        assertEquals(
                List.of(
                        "11 May 2024",
                        "11 May 2024",
                        "12 May 2024",
                        "12 May 2024",
                        "12 May 2024",
                        "13 May 2024",
                        "13 May 2024",
                        "14 May 2024"),
                days);
    }

    @Test
    void aShortDayHasItsHeading() {
        assertEquals("12 May 2024", matches(1, 2, 1, 1, 2).records().get(1).text("section"));
    }
}
