package io.tagwave.column;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class HeaderRowTest {

    private final PageTree.Builder page = new PageTree.Builder().open("body").open("table");

    private HeaderRowTest row(String cell, String... texts) {
        page.open("tr");
        for (String text : texts) {
            page.open(cell).text(text).close();
        }
        page.close();
        return this;
    }

    /** The texts of the rows that name the columns, all rows being taken for records. */
    private List<String> repeated() {
        PageTree tree = page.close().close().build();
        List<Span> rows = new ArrayList<>();
        for (int row = 2; row < tree.size(); row = tree.end(row)) {
            rows.add(new Span(row, tree.end(row)));
        }
        HeaderRow header = HeaderRow.of(tree, rows);
        return rows.stream()
                .filter(row -> header.isRepeatedBy(row.start()))
                .map(row -> tree.text(row.start(), row.end()))
                .toList();
    }

    @Test
    void theNamesOfColumnsMayStandAgainInTheTable() {
        row("th", "Name", "Number").row("td", "Adler", "17").row("td", "Birk", "18");
        row("td", "Name\u00a0", " Number").row("td", "Corvin", "19");

        assertEquals(List.of("Name Number", "Name\u00a0 Number"), repeated());
    }

    @Test
    void aRowThatSharesANameIsARecord() {
        row("th", "Name", "Number")
                .row("td", "Name", "17")
                .row("td", "Birk", "Number")
                .row("td", "Name", "Number", "18");

        assertEquals(List.of("Name Number"), repeated());
    }

    @Test
    void withoutNamesNothingRepeatsThem() {
        row("td", "Adler", "17").row("td", "Adler", "17");

        assertEquals(List.of(), repeated());
    }
}
