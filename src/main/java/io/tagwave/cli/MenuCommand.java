package io.tagwave.cli;

import io.tagwave.menu.MenuDetector;
import io.tagwave.menu.PublishedSettings;
import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(name = "menu", description = "Prints the main menu of pages as a tree of links.")
final class MenuCommand extends PageCommand<MenuAnswer> {

    @Option(
            names = "--profile",
            defaultValue = "published",
            description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private MenuProfile profile;

    @Option(names = "--html", description = "Print nested HTML lists instead of text.")
    private boolean html;

    private MenuDetector detector;

    @Override
    protected void prepare() {
        detector = MenuDetector.published(PublishedSettings.PAPER);
    }

    @Override
    protected MenuAnswer answer(LoadedPage page) {
        return MenuAnswer.of(page, detector.detect(page.page().tree()));
    }

    @Override
    protected MenuAnswer failure(String url, String error) {
        return MenuAnswer.failed(url, error);
    }

    @Override
    protected void show(MenuAnswer answer, PrintWriter out) {
        if (html) {
            MenuText.html(answer, out);
        } else {
            MenuText.print(answer, out);
        }
    }
}
