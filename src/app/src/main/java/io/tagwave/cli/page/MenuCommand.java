package io.tagwave.cli.page;

import io.tagwave.answer.MenuAnswer;
import io.tagwave.cli.shared.MenuProfile;
import io.tagwave.cli.shared.PageCommand;
import io.tagwave.cli.shared.UserException;
import io.tagwave.menu.MenuDetector;
import io.tagwave.visit.LoadedPage;
import io.tagwave.visit.PageLoadException;
import io.tagwave.visit.PageLoader;
import io.tagwave.visit.SitePages;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(name = "menu", description = "Prints the main menu of pages as a tree of links.")
public final class MenuCommand extends PageCommand<MenuAnswer> {

    @Option(names = "--profile", defaultValue = "tagwave")
    private MenuProfile profile;

    @Option(names = "--model", paramLabel = "FILE")
    private @Nullable Path model;

    @Option(names = "--site", paramLabel = "PAGE")
    private List<String> site = List.of();

    @SuppressWarnings("NullAway.Init")
    private MenuDetector detector;

    @SuppressWarnings("NullAway.Init")
    private SitePages others;

    @Override
    protected void prepare() {
        detector = profile.detector(model);
        try (PageLoader loader = loader()) {
            others = new SitePages(site, loader);
        } catch (PageLoadException e) {
            throw new UserException("--site " + e.getMessage());
        }
    }

    @Override
    protected MenuAnswer answer(LoadedPage page) {
        return MenuAnswer.of(page, detector.detect(page.page().tree(), others.besides(page.url())));
    }

    @Override
    protected MenuAnswer failure(String url, String error) {
        return MenuAnswer.failed(url, error);
    }

    @Override
    protected void show(MenuAnswer answer, PrintWriter out) {
        answer.print(out);
    }
}
