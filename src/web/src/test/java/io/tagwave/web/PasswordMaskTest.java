package io.tagwave.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PasswordMaskTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "db/tagwave                                 | db/tagwave",
                "https://e.org/@joe?a=b                     | https://e.org/@joe?a=b",
                "http://joe:pw@e.org/                       | http://***@e.org/",
                "http://joe:p@w@e.org/                      | http://***@e.org/",
                "jdbc:postgresql://h/d?user=joe&password=x  | jdbc:postgresql://h/d?user=joe&password=***",
                "jdbc:postgresql://h/d?password=a b&user=j  | jdbc:postgresql://h/d?password=***&user=j",
                "jdbc:postgresql://h/d?sslpassword=x        | jdbc:postgresql://h/d?sslpassword=***",
                "jdbc:h2:./d;USER=sa;PASSWORD=x;CACHE=1     | jdbc:h2:./d;USER=sa;PASSWORD=***;CACHE=1",
            })
    void passwordsAreLeftOut(String text, String masked) {
        assertEquals(masked, PasswordMask.masked(text));
    }

    @ParameterizedTest
    @CsvSource({
        "http://joe:pw@e.org/, true",
        "HTTPS://joe@e.org, true",
        "http://e.org/@joe, false",
        "http://e.org?to=http://joe@f.org/, false",
        "joe@e.org, false"
    })
    void anAddressThatSaysWhoAsksHasALogin(String address, boolean login) {
        assertEquals(login, PasswordMask.hasLogin(address));
    }

    @Test
    void ofALoginTheHostIsLeft() {
        assertEquals(
                List.of("crawl", "--auth", "e.org=***", "--auth=e.org=***", "--auth", "***", "--depth", "1"),
                PasswordMask.masked(List.of(
                        "crawl", "--auth", "e.org=joe:a=b", "--auth=e.org=joe:c", "--auth", "joe:d", "--depth", "1")));
    }
}
