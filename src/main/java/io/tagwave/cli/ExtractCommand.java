package io.tagwave.cli;

import io.tagwave.extract.RecordExtractor;
import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(name = "extract", description = "Prints the records of pages.")
final class ExtractCommand extends PageCommand<ExtractAnswer> {

    @Mixin
    private ProfileOptions profile;

    @Option(names = "--all-regions", description = "Print noise regions too.")
    private boolean allRegions;

    @Option(names = "--render", description = "Show each page in a browser first, so that its scripts have run.")
    private boolean render;

    @Mixin
    private BrowserOptions browser;

    private RecordExtractor extractor;

    @Override
    protected void prepare() {
        extractor = new RecordExtractor(profile.stages(), System::nanoTime);
    }

    @Override
    protected PageLoader loader() {
        return render ? PageLoader.rendering(() -> BrowserOptions.start(browser.settings())) : super.loader();
    }

    @Override
    protected ExtractAnswer answer(LoadedPage page) {
        return ExtractAnswer.of(page, extractor.extract(page.page().tree(), page.page()::absolute), allRegions);
    }

    @Override
    protected ExtractAnswer failure(String url, String error) {
        return ExtractAnswer.failed(url, error);
    }

    @Override
    protected void show(ExtractAnswer answer, PrintWriter out) {
        ExtractText.print(answer, out);
    }
}
