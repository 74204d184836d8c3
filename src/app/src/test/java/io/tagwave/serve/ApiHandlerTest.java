package io.tagwave.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.tagwave.rows.JsonText;
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
    void programsAskForWhatThePagesShow() throws Exception {
        JsonNode crawls = JsonText.MAPPER.readTree(shop.get("/api/crawls").body());
        assertEquals(1, crawls.get(0).get("crawl").asInt());
        JsonNode crawl = JsonText.MAPPER.readTree(shop.get("/api/crawls/1").body());
        assertEquals("done", crawl.get("outcomes").get(0).get("outcome").asText());
        assertEquals(
                crawl.get("crawl").get("pages").asInt(),
                crawl.get("outcomes").get(0).get("pages").asInt());
        JsonNode pages =
                JsonText.MAPPER.readTree(shop.get("/api/pages?sort=-id&limit=1").body());
        assertEquals(4, pages.get("rows").get(0).get("id").asInt());
        JsonNode page = JsonText.MAPPER.readTree(shop.get("/api/pages/4").body());
        assertEquals(
                ServedShop.HOSTILE.get(0),
                page.get("regions").get(0).get("records").get(0).get("title").asText());
        for (String none : List.of("/api/crawls/9", "/api/pages/99", "/api/lists/1/other", "/api/none", "/api")) {
            assertEquals(404, shop.get(none).statusCode(), none);
        }
    }
}
