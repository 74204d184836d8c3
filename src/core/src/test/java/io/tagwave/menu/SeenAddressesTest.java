package io.tagwave.menu;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SeenAddressesTest {

    @Test
    void anAddressIsNewOnceHoweverHashesCollide() {
        Random random = new Random(8);
        for (int trial = 0; trial < 300; trial++) {
            int most = random.nextInt(40);
            int hashes = 1 + random.nextInt(40);
            SeenAddresses seen = new SeenAddresses(most);
            Set<String> known = new HashSet<>();
            for (int i = 0; i < most; i++) {
                int number = random.nextInt(30);
                assertEquals(known.add("/" + number), seen.add("/" + number, number % hashes - hashes / 2));
            }
        }
    }
}
