package io.tagwave.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.tagwave.column.Column;
import io.tagwave.column.ColumnKind;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import org.junit.jupiter.api.Test;

class TypedCellsTest {

    private static TypedCells typed(List<ColumnKind> kinds, List<List<String>> rows) {
        List<Column> columns = kinds.stream()
                .map(kind -> new Column(kind.code(), kind.code(), "li/" + kind, false))
                .toList();
        return TypedCells.of(ListPages.region("http://example.org/", "li", columns, rows));
    }

    @Test
    void numbersAndDaysStandAtThePlacesOfTheirCells() {
        TypedCells typed = typed(
                List.of(ColumnKind.TEXT, ColumnKind.NUMBER, ColumnKind.DATE, ColumnKind.PRICE),
                List.of(Arrays.asList("7", "12", "6.9.2024", "1,50 €"), Arrays.asList("8", null, null, "2,50 €")));
        assertArrayEquals(new Double[] {null, 12.0, null, 1.5}, typed.numbers(0));
        assertArrayEquals(new Double[] {null, null, null, 2.5}, typed.numbers(1));
        assertArrayEquals(new LocalDate[] {null, null, LocalDate.of(2024, 9, 6), null}, typed.dates(0));
        assertArrayEquals(new LocalDate[4], typed.dates(1));
        DoubleSummaryStatistics prices = typed.statistics(3);
        assertEquals(2, prices.getCount());
        assertEquals(4.0, prices.getSum());
        assertEquals(1, typed.statistics(1).getCount());
        assertEquals(0, typed.statistics(0).getCount());
    }

    @Test
    void currenciesOfAColumnAreOneOrSeveral() {
        List<ColumnKind> kinds = List.of(ColumnKind.PRICE);
        TypedCells one = typed(kinds, List.of(List.of("1,50 €"), List.of("2,50 €")));
        assertEquals("EUR", one.currency(0));
        TypedCells several = typed(kinds, List.of(List.of("1.50 €"), List.of("£2.50"), List.of("3.00")));
        assertEquals(TypedCells.SEVERAL, several.currency(0));
        // Which crowns these are stays open, so that they are not told as euros.
        TypedCells open = typed(kinds, List.of(List.of("1.50 €"), List.of("5 kr")));
        assertEquals(TypedCells.SEVERAL, open.currency(0));
    }

    @Test
    void whatARegionDoesNotHaveTakesNoRoom() {
        List<List<String>> rows = List.of(List.of("12"), List.of("13"));
        assertNull(typed(List.of(ColumnKind.TEXT), rows).numbers(0));
        assertNull(typed(List.of(ColumnKind.TEXT), rows).dates(0));
        TypedCells numbers = typed(List.of(ColumnKind.NUMBER), rows);
        assertEquals(13.0, numbers.numbers(1)[0]);
        assertNull(numbers.dates(0));
        TypedCells prices = typed(List.of(ColumnKind.PRICE), rows);
        assertEquals(12.0, prices.numbers(0)[0]);
        TypedCells days = typed(List.of(ColumnKind.DATE), List.of(List.of("2024-09-06")));
        assertEquals(LocalDate.of(2024, 9, 6), days.dates(0)[0]);
        assertNull(days.numbers(0));
    }
}
