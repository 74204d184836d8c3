package io.tagwave.render;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The one window of a session: through DevTools if the browser has them, otherwise through WebDriver alone. */
interface BrowserWindow {

    /** Says that a page was read as it was at the time limit. */
    String CUT_SHORT = "the page did not load within its time limit, and was read as it was";

    /**
     * Clears cookies and storage of the last page, as far as the window can.
     *
     * @throws RenderFailure if the browser does not respond
     */
    void forget();

    /**
     * Opens a page and waits until its document is parsed, or the time limit.
     *
     * @return what the page was not waited for any longer, for {@code page.error}; null if all of it came
     * @throws RenderFailure if there is none
     */
    @Nullable
    String open(String url);

    /**
     * Runs a script in the page.
     *
     * @return its result, an empty list while the page navigates
     * @throws RenderFailure if the page does not respond
     */
    List<?> run(PageScript script, Object... arguments);
}
