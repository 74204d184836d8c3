package io.tagwave.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.render.TestBrowsers;
import io.tagwave.report.ReaderBrowser;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.support.ui.Select;
import org.openqa.selenium.support.ui.WebDriverWait;

/** The pages in a browser, with the keyboard alone. */
@Tag("slow")
class ServedBrowserTest {

    @TempDir
    Path folder;

    @Test
    void aListIsSortedAndFilteredAndItsTextsRunNothing() throws Exception {
        TestBrowsers.require("chromium");
        try (ServedShop shop = new ServedShop(folder)) {
            ChromeDriver browser = browser();
            try {
                browser.get(shop.address("/").toString());
                follow(browser, By.cssSelector("a[href='/lists/1']"), Keys.ENTER);
                assertEquals(List.of("Rope", "Knife <b>", "Anchor", "Buoy"), titles(browser));

                follow(browser, By.linkText("price"), Keys.ENTER);
                assertEquals(List.of("Buoy", "Rope", "Anchor", "Knife <b>"), titles(browser));
                assertEquals(
                        "ascending",
                        browser.findElement(By.cssSelector("th[aria-sort]")).getAttribute("aria-sort"));

                browser.findElement(By.cssSelector("form summary")).sendKeys(Keys.ENTER);
                follow(browser, By.name("min.price"), "10", Keys.ENTER);
                assertEquals(List.of("Rope", "Anchor", "Knife <b>"), titles(browser));
                assertFalse(browser.getCurrentUrl().contains("max.price"), "empty fields are not sent");
                assertEquals(
                        "Rows 1 to 3 of 3",
                        browser.findElement(By.cssSelector("[role=status]")).getText());

                assertEquals(
                        "price",
                        new Select(browser.findElement(By.name("sort")))
                                .getFirstSelectedOption()
                                .getAttribute("value"));
                ask(browser, shop);
                complete(browser, shop);
                hostilePages(browser, shop);
                narrow(browser, shop);
                assertEquals(
                        List.of(), browser.manage().logs().get(LogType.BROWSER).getAll(), "no console error");
            } finally {
                browser.quit();
            }
        }
    }

    /** The form of statements, which a browser sends with where it comes from. */
    private static void ask(ChromeDriver browser, ServedShop shop) {
        browser.get(shop.address("/sql").toString());
        follow(
                browser,
                By.name("query"),
                Keys.chord(Keys.CONTROL, "a"),
                "SELECT 6 * 7 AS answer",
                Keys.chord(Keys.CONTROL, Keys.ENTER));
        assertEquals(
                "42",
                browser.findElement(By.cssSelector("td[data-label=answer]")).getText());
    }

    /** A name that was begun is finished by the tabulator key. */
    private static void complete(ChromeDriver browser, ServedShop shop) {
        browser.get(shop.address("/sql").toString());
        WebElement query = browser.findElement(By.name("query"));
        query.sendKeys(Keys.chord(Keys.CONTROL, "a"), "SELECT tit");
        assertEquals(
                "title",
                browser.findElement(By.cssSelector(".complete [aria-selected=true]"))
                        .getText());
        query.sendKeys(Keys.TAB, " FROM merged_", Keys.ARROW_DOWN, Keys.ARROW_UP, Keys.TAB);
        assertTrue(query.getAttribute("value").matches("SELECT title FROM merged_\\d+"), "the longest list");
        assertTrue(browser.findElements(By.cssSelector(".complete li")).isEmpty());
    }

    private static void hostilePages(ChromeDriver browser, ServedShop shop) throws Exception {
        browser.get(shop.address("/").toString());
        String list = browser.findElement(By.partialLinkText("hostile.example"))
                .getAttribute("href")
                .replaceFirst(".*/", "/lists/");
        for (String path : List.of(
                "/",
                list,
                "/pages/4",
                "/pages",
                "/crawls/1",
                list + "?q=%22%3E%3Cscript%3Edocument.title=%27broken%27%3C/script%3E")) {
            browser.get(shop.address(path).toString());
            assertFalse(browser.getTitle().contains("broken"), path);
            assertEquals(1, browser.findElements(By.tagName("script")).size(), path);
            assertEquals(
                    0,
                    browser.findElements(By.cssSelector("svg, img, [onload], [onerror]"))
                            .size(),
                    path);
            Object elsewhere = browser.executeScript("return performance.getEntriesByType('resource').map(e => e.name)"
                    + ".filter(name => !name.startsWith(location.origin + '/assets/')).length");
            assertEquals(0L, elsewhere, path);
        }
        browser.get(shop.address(list).toString());
        assertEquals(ServedShop.HOSTILE, titles(browser));
    }

    /** Nothing has to be moved sideways. */
    private static void narrow(ChromeDriver browser, ServedShop shop) {
        browser.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", 400, "height", 900, "deviceScaleFactor", 1, "mobile", false));
        for (String path : List.of("/", "/lists/1", "/crawls", "/crawls/1", "/pages", "/pages/1", "/sql")) {
            browser.get(shop.address(path).toString());
            Object over = browser.executeScript(
                    "return document.documentElement.scrollWidth - document.documentElement.clientWidth");
            assertEquals(0L, over, path);
        }
        String light = browser.findElement(By.tagName("body")).getCssValue("background-color");
        browser.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", "dark"))));
        assertNotEquals(light, browser.findElement(By.tagName("body")).getCssValue("background-color"));
    }

    /** Types keys that lead to another page, and waits until that page stands. */
    private static void follow(ChromeDriver browser, By place, CharSequence... keys) {
        browser.executeScript("window.isLeft = true");
        browser.findElement(place).sendKeys(keys);
        new WebDriverWait(browser, Duration.ofSeconds(60))
                .ignoring(WebDriverException.class)
                .until(page -> browser.executeScript("return !window.isLeft && document.readyState === 'complete'")
                        .equals(true));
    }

    private static List<String> titles(ChromeDriver browser) {
        return browser.findElements(By.cssSelector("td[data-label=title]")).stream()
                .map(WebElement::getText)
                .toList();
    }

    private ChromeDriver browser() {
        return ReaderBrowser.start(folder.resolve("profile"));
    }
}
