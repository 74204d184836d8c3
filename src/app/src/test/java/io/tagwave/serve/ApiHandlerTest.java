package io.tagwave.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What pages show, as JSON. */
class ApiHandlerTest {

    @TempDir
    static Path folder;

    private static ServedShop shop;

    @BeforeAll
    static void serve() throws Exception {
        shop = new ServedShop(folder);
    }

    @AfterAll
    static void end() {
        shop.close();
    }

    @Test
    void aQueryThatNeedsTooMuchMemoryIsRefusedAndTheServerGoesOn() throws Exception {
        HttpResponse<String> answer = shop.post(
                "/api/sql",
                "application/json",
                "{\"query\":\"SELECT LISTAGG(SPACE(1000000)) FROM SYSTEM_RANGE(1, 1000000)\"}");
        assertEquals(400, answer.statusCode(), answer.body());
        assertTrue(answer.body().contains("memory"), answer.body());
        assertEquals(200, shop.get("/health").statusCode());
    }

    @Test
    void whatDoesNotExistIsNotFound() throws Exception {
        for (String none : List.of("/api/lists/1/other", "/api/none", "/api")) {
            assertEquals(404, shop.get(none).statusCode(), none);
        }
    }
}
