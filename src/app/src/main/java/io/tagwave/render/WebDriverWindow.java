package io.tagwave.render;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openqa.selenium.InsecureCertificateException;
import org.openqa.selenium.JavascriptException;
import org.openqa.selenium.NoSuchWindowException;
import org.openqa.selenium.TimeoutException;
import org.openqa.selenium.UnhandledAlertException;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.remote.RemoteWebDriver;

/** A window, controlled through WebDriver alone. */
record WebDriverWindow(RemoteWebDriver driver) implements BrowserWindow {

    private static final String NETWORK_ERROR = "net::ERR_";
    private static final String FIREFOX_ERROR = "about:neterror";

    /** Clears host and origin of the last page only: WebDriver reaches no others. */
    @Override
    public void forget() {
        try {
            driver.manage().deleteAllCookies();
            driver.executeScript("localStorage.clear(); sessionStorage.clear()");
        } catch (JavascriptException e) {
            // A document without storage, as before the first page.
        } catch (WebDriverException e) {
            throw fault(e);
        }
    }

    @Override
    public @Nullable String open(String url) {
        try {
            driver.get(url);
            return null;
        } catch (TimeoutException e) {
            return CUT_SHORT; // what is there can be read
        } catch (WebDriverException e) {
            throw fault(e);
        }
    }

    @Override
    public List<?> run(PageScript script, Object... arguments) {
        try {
            return driver.executeScript(script.source(), arguments) instanceof List<?> values ? values : List.of();
        } catch (JavascriptException e) {
            return List.of();
        } catch (WebDriverException e) {
            throw fault(e);
        }
    }

    static RenderFailure fault(WebDriverException e) {
        String message = RenderFailure.firstLine(e);
        if (message.contains(NETWORK_ERROR)) {
            return NetworkErrors.ofNetwork(message);
        }
        if (message.contains(FIREFOX_ERROR)) {
            return NetworkErrors.ofFirefox(message);
        }
        if (e instanceof InsecureCertificateException) {
            return new RenderFailure(RenderFailure.Kind.UNREACHABLE, "the certificate is not trusted", e);
        }
        if (e instanceof UnhandledAlertException) {
            return new RenderFailure(RenderFailure.Kind.TIMEOUT, "the page opened dialogs without an end", e);
        }
        if (e instanceof TimeoutException) { // of a page or a script
            return new RenderFailure(RenderFailure.Kind.TIMEOUT, "the page did not become ready in time", e);
        }
        if (e instanceof NoSuchWindowException) {
            return new RenderFailure(RenderFailure.Kind.PAGE_BROKEN, "the page closed its window", e);
        }
        return new RenderFailure(RenderFailure.Kind.BROWSER_GONE, message, e);
    }
}
