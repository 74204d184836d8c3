package io.tagwave.store.query;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A statement with question marks in place of its named parameters.
 *
 * @param sql as long as what the person wrote, so that positions stay the same
 * @param values in the order of the question marks
 */
record ParameterizedStatement(String sql, List<String> values) {

    static ParameterizedStatement of(String written, Map<String, String> parameters) throws SqlStatementException {
        StringBuilder sql = new StringBuilder(written);
        List<String> values = new ArrayList<>();
        for (SqlTokens.Token token : SqlTokens.of(written)) {
            if (token.kind() == SqlTokens.Kind.PARAMETER) {
                String value = parameters.get(token.text());
                if (value == null) {
                    throw new SqlStatementException(
                            "no value for :" + token.text() + ", expected --param " + token.text() + "=…",
                            token.start(),
                            null);
                }
                String mark = "?" + " ".repeat(token.end() - token.start() - 1);
                sql.replace(token.start(), token.end(), mark);
                values.add(value);
            }
        }
        return new ParameterizedStatement(sql.toString(), values);
    }

    /** Sets the values, whole numbers as such: LIMIT takes no text. */
    void bind(PreparedStatement statement) throws SQLException {
        for (int i = 0; i < values.size(); i++) {
            String value = values.get(i);
            if (SqlSession.isWholeNumber(value)) {
                statement.setLong(i + 1, Long.parseLong(value));
            } else {
                statement.setString(i + 1, value);
            }
        }
    }
}
