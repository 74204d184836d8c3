package io.tagwave.store.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SqlTokensTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "SELECT a, b1         | SELECT a b1",
                "x 'y ; :z' \"w\" v   | x v",
                "x -- y 'z            | x",
                "x - y                | x y",
                "x / y * z            | x y z",
                "x /* y */ z          | x z",
                "x /* y               | x",
                "x/*/ y */z           | x z",
                "'y                   | ``",
                "''x                  | x",
                "--                   | ``",
                "x::y                 | x y",
                "x::                  | x",
                "x:                   | x",
                ": x :1               | x",
                "x :y                 | x :y",
                ":y                   | :y",
                "x;y                  | x ; y",
                "_a$1                 | _a$1"
            })
    void wordsParametersAndSemicolonsAreFoundOutsideOfAllElse(String sql, String expected) {
        StringBuilder found = new StringBuilder();
        for (SqlTokens.Token piece : SqlTokens.of(sql)) {
            boolean parameter = piece.kind() == SqlTokens.Kind.PARAMETER;
            assertEquals((parameter ? ":" : "") + piece.text(), sql.substring(piece.start(), piece.end()));
            found.append(found.isEmpty() ? "" : " ").append(sql, piece.start(), piece.end());
        }
        assertEquals(expected, found.toString());
    }

    @Test
    void aCommentEndsWithItsLine() {
        List<SqlTokens.Token> pieces = SqlTokens.of("a -- b\nc");
        assertEquals(
                List.of("a", "c"), pieces.stream().map(SqlTokens.Token::text).toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {";", "SELECT 1;", "SELECT ';';  ", "SELECT 1; -- done"})
    void aSemicolonEndsAStatement(String text) {
        assertTrue(SqlSession.endsStatement(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "SELECT 1", "SELECT ';'", "SELECT 1 -- ;", "SELECT 1; SELECT a"})
    void oneThatIsQuotedOrInTheMiddleDoesNot(String text) {
        assertFalse(SqlSession.endsStatement(text));
    }
}
