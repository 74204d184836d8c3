package io.tagwave.store;

import java.sql.SQLException;
import org.h2.api.ErrorCode;

/** Explains why a database cannot be opened. */
final class OpenFailure {

    private OpenFailure() {}

    static String of(SQLException e) {
        return switch (e.getErrorCode()) {
            case ErrorCode.FILE_CORRUPTED_1, ErrorCode.IO_EXCEPTION_1, ErrorCode.IO_EXCEPTION_2 ->
                "its file is damaged, or no database at all (" + cause(e) + ")";
            case ErrorCode.DATABASE_ALREADY_OPEN_1 -> "another process writes it";
            case ErrorCode.FILE_VERSION_ERROR_1 -> "its file was made by another version of H2";
            default -> StoreException.reason(e);
        };
    }

    private static String cause(SQLException e) {
        Throwable cause = e.getCause() == null ? e : e.getCause();
        return String.valueOf(cause.getMessage())
                .lines()
                .findFirst()
                .orElse("")
                .replaceFirst(" \\[.*", "")
                .replaceFirst("file [\\w.$]+@\\w+", "the file");
    }
}
