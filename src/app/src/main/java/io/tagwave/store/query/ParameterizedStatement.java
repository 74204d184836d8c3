package io.tagwave.store.query;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A statement with question marks in the place of its named parameters.
 *
 * @param sql as long as what the person wrote, so that positions stay the same
 * @param values in order of the question marks
 */
record ParameterizedStatement(String sql, List<String> values) {

    static ParameterizedStatement of(String written, Map<String, String> parameters) throws SqlStatementException {
        StringBuilder sql = new StringBuilder(written);
        List<String> values = new ArrayList<>();
        for (SqlTokens.Piece piece : SqlTokens.pieces(written)) {
            if (piece.sort() == SqlTokens.Sort.PARAMETER) {
                if (!parameters.containsKey(piece.text())) {
                    throw new SqlStatementException(
                            "no value for :" + piece.text() + ", expected --param " + piece.text() + "=…",
                            piece.start(),
                            null);
                }
                String mark = "?" + " ".repeat(piece.end() - piece.start() - 1);
                sql.replace(piece.start(), piece.end(), mark);
                values.add(parameters.get(piece.text()));
            }
        }
        return new ParameterizedStatement(sql.toString(), values);
    }

    /** Whole numbers are set as such: LIMIT takes no text. */
    void bind(PreparedStatement statement) throws SQLException {
        for (int i = 0; i < values.size(); i++) {
            String value = values.get(i);
            if (value.matches("-?\\d{1,18}")) {
                statement.setLong(i + 1, Long.parseLong(value));
            } else {
                statement.setString(i + 1, value);
            }
        }
    }
}
