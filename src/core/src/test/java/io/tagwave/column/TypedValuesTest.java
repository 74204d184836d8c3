package io.tagwave.column;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class TypedValuesTest {

    @Test
    void aCommaIsReadAsTheWholeColumnReadsIt() {
        assertArrayEquals(
                new Double[] {1024.0, 12.5, null},
                typed("1.024,00 €", "12,50 €", null).numbers());
        assertArrayEquals(
                new Double[] {1249.0, 19.5}, typed("£1,249.00", "£19.50").numbers());
        assertArrayEquals(new Double[] {1024.0, 7.0}, typed("1,024", "7").numbers());
        assertArrayEquals(new Double[] {1024.0, 7.5}, typed("1.024", "7,5").numbers());
        assertArrayEquals(
                new Double[] {1024.0, 860.0}, typed("1 024 kr", "860 kr").numbers());
        assertArrayEquals(new Double[] {-3.0, 120000.0}, typed("−3", "1,20,000").numbers());
        assertArrayEquals(new Double[] {12.0}, typed("١٢").numbers());
    }

    @Test
    void dayAndMonthAreToldApartByTheColumn() {
        assertArrayEquals(
                new String[] {"2024-09-06", "2024-09-20"},
                typed("6.9.2024", "20.9.2024").dates());
        assertArrayEquals(
                new String[] {"2024-09-06", "2024-09-20"},
                typed("9/6/24", "9/20/24").dates());
        assertArrayEquals(
                new String[] {"2024-09-06", "2024-09-20"},
                typed("06/09/2024", "20/09/2024").dates());
        assertArrayEquals(
                new String[] {"2024-09-06", null},
                typed("6 September 2024", "soon").dates());
        assertArrayEquals(
                new String[] {null, null}, typed("6 September", "31.2.2024").dates());
        assertArrayEquals(new String[] {"2024-09-06"}, typed("2024年9月6日").dates());
        assertArrayEquals(new String[] {"2024-05-03"}, typed("3 mai 2024").dates());
    }

    private static TypedValues typed(String... cells) {
        return new TypedValues(Arrays.asList(cells));
    }

    @Test
    void theYearBehindADayIsFoundThoughItsNumberStandsBeforeToo() {
        assertArrayEquals(
                new String[] {"2004-09-11"},
                typed("11 things posted on Sep 11, 2004").dates());
    }

    @Test
    void numbersOfTelephonesAreNoNumbers() {
        Double[] numbers = new TypedValues(List.of("1.25", "765.463.2632", "3.75", "12.5")).numbers();
        assertEquals(1.25, numbers[0]);
        assertNull(numbers[1]);
        assertEquals(3.75, numbers[2]);
    }
}
