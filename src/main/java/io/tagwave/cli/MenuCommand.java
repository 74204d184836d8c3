package io.tagwave.cli;

import io.tagwave.menu.MenuDetector;
import java.io.PrintWriter;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(name = "menu", description = "Prints the main menu of pages as a tree of links.")
final class MenuCommand extends PageCommand<MenuAnswer> {

    @Option(
            names = "--profile",
            defaultValue = "tagwave",
            description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private MenuProfile profile;

    @Option(names = "--model", paramLabel = "FILE", description = "A model that train menu wrote.")
    private Path model;

    @Option(names = "--html", description = "Print nested HTML lists instead of text.")
    private boolean html;

    private MenuDetector detector;

    @Override
    protected void prepare() {
        detector = profile.detector(model);
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
