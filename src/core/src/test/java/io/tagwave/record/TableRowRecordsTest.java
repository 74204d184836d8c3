package io.tagwave.record;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.PageList;
import io.tagwave.PageRecord;
import io.tagwave.Tagwave;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TableRowRecordsTest {

    private static final String[] WORDS = {
        "harbour", "lantern", "copper", "violin", "meadow", "kiln", "bridge", "saddle", "orchard", "timber"
    };
    private static final String[] ROLES = {"guitar", "bass", "vocals", "producer"};

    private final Random random = new Random(3);

    private String words() {
        return WORDS[random.nextInt(WORDS.length)] + " " + WORDS[random.nextInt(WORDS.length)];
    }

    /** Tracks of three discs, a table each, whose rows have two colors and now and then credits in a cell. */
    private String tracks(int rows, boolean isLong, String... colors) {
        StringBuilder page = new StringBuilder("<main><h1>Tracks of the album</h1>");
        for (int disc = 0; disc < 3; disc++) {
            page.append("<table><thead><tr><th>#</th><th>Title</th><th>Writer</th>");
            page.append(isLong ? "<th>Length</th></tr></thead>" : "</tr></thead>");
            for (int row = 0; row < rows; row++) {
                int track = disc * rows + row;
                page.append("<tr ").append(colors[row % 2]).append("><td>").append(row + 1);
                page.append("</td><td><a href=/track/")
                        .append(track)
                        .append(">Track ")
                        .append(track);
                page.append("</a>")
                        .append(credits())
                        .append("</td><td><a href=#>")
                        .append(words());
                page.append("</a></td>");
                page.append(isLong ? "<td>" + (2 + row % 4) + ":1" + row % 10 + "</td></tr>" : "</tr>");
            }
            page.append("</table>");
        }
        return page.append("</main>").toString();
    }

    private String credits() {
        StringBuilder credits = new StringBuilder();
        for (int role = random.nextInt(8); role < ROLES.length; role++) {
            credits.append("<dt>")
                    .append(ROLES[role])
                    .append(":</dt><dd><a href=/a/")
                    .append(random.nextInt(99));
            credits.append(">").append(words()).append("</a></dd>");
        }
        return credits.isEmpty() ? "" : "<dl>" + credits + "</dl>";
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 9, 20})
    void rowsOfTwoColorsAreRecordsEach(int rows) {
        for (String[] colors : new String[][] {
            {"bgcolor=#ffffff", "bgcolor=#eeeeee"},
            {"class=odd", "class=even"},
            {"style='color:#111'", "style='color:#222'"}
        }) {
            List<String> titles = new ArrayList<>();
            for (PageList list : Tagwave.extract(tracks(rows, rows > 6, colors), "http://example.com/")
                    .lists()) {
                for (PageRecord record : list.isMain() ? list.records() : List.<PageRecord>of()) {
                    titles.add(record.text().replaceAll("^\\d+ (Track \\d+).*", "$1"));
                }
            }
            List<String> wanted = new ArrayList<>();
            for (int track = 0; track < 3 * rows; track++) {
                wanted.add("Track " + track);
            }
            titles.sort(Comparator.comparingInt(title -> Integer.parseInt(title.substring(6))));
            assertEquals(wanted, titles, colors[0]);
        }
    }
}
