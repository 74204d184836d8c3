package io.tagwave.render;

import java.util.List;

/** The one window of a session: through DevTools where the browser has them, otherwise through WebDriver alone. */
interface BrowserWindow {

    /**
     * Forgets cookies and storage of the page before, as far as the window can.
     *
     * @throws RenderFailure when the browser does not answer
     */
    void forget();

    /**
     * Shows a page, as far as its document is parsed.
     *
     * @throws RenderFailure when there is none
     */
    void open(String url);

    /**
     * Runs a script in the page.
     *
     * @return what it returned, an empty list while the page moves on to another document
     * @throws RenderFailure when the page does not answer
     */
    List<?> run(PageScript script, Object... arguments);
}
