package io.tagwave.render;

import java.util.List;

/** The one window of a session: through DevTools if the browser has them, otherwise through WebDriver alone. */
interface BrowserWindow {

    /**
     * Clears cookies and storage of the last page, as far as the window can.
     *
     * @throws RenderFailure if the browser does not respond
     */
    void forget();

    /**
     * Opens a page and waits until its document is parsed.
     *
     * @throws RenderFailure if there is none
     */
    void open(String url);

    /**
     * Runs a script in the page.
     *
     * @return its result, an empty list while the page navigates
     * @throws RenderFailure if the page does not respond
     */
    List<?> run(PageScript script, Object... arguments);
}
