package io.tagwave.cli.page;

import io.tagwave.answer.ExtractAnswer;
import io.tagwave.answer.ExtractText;
import io.tagwave.answer.VerdictExplanation;
import io.tagwave.cli.shared.BrowserOptions;
import io.tagwave.cli.shared.PageCommand;
import io.tagwave.cli.shared.ProfileOptions;
import io.tagwave.cli.shared.PublishedMethods;
import io.tagwave.cli.shared.SessionOptions;
import io.tagwave.cli.shared.UserException;
import io.tagwave.cli.shared.WishOptions;
import io.tagwave.crawl.HttpPageSource;
import io.tagwave.crawl.SessionCredentials;
import io.tagwave.extract.Extraction;
import io.tagwave.extract.Extractor;
import io.tagwave.extract.RecordExtractor;
import io.tagwave.rows.CsvTables;
import io.tagwave.site.Site;
import io.tagwave.site.SiteExtractor;
import io.tagwave.site.SitePage;
import io.tagwave.site.file.SiteFile;
import io.tagwave.visit.LoadedPage;
import io.tagwave.visit.PageLoadException;
import io.tagwave.visit.PageLoader;
import io.tagwave.want.GrantedWish;
import io.tagwave.want.Wish;
import io.tagwave.want.WishException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(name = "extract", description = "Prints the lists of pages as records.")
public final class ExtractCommand extends PageCommand<ExtractAnswer> {

    @Mixin
    private ProfileOptions profile;

    @Option(names = "--all-regions")
    private boolean allRegions;

    @Option(names = "--all-columns")
    private boolean allColumns;

    @Option(names = "--base", paramLabel = "URL", defaultValue = "")
    private String base;

    @Option(names = "--site", paramLabel = "FILE")
    private @Nullable Path site;

    @Option(names = "--render")
    private boolean render;

    @Mixin
    private SessionOptions session;

    @Mixin
    private WishOptions wishes;

    @Mixin
    private BrowserOptions browser;

    @Option(names = "--explain")
    private boolean explain;

    @SuppressWarnings("NullAway.Init")
    private Extractor extractor;

    private @Nullable Site wanted;
    private @Nullable Wish wish;
    private boolean isLoggedIn;
    private String granted = "";
    private @Nullable CsvTables tables;

    @Override
    protected void prepare() {
        if (!base.isEmpty() && !PageLoader.isUrl(base)) {
            throw new UserException("--base: expected a URL such as https://example.org/list, found " + base);
        }
        extractor = profile.extractor(allRegions || site != null);
        wanted = site == null ? null : SiteFile.read(site);
        wish = wishes.wish();
    }

    @Override
    protected PageLoader loader() {
        SessionCredentials login = startingAtPages(session.credentials());
        if (browser.hasSteps() && !render && login.seeds().contains("")) {
            throw new UserException("--steps: expected URLs, because only --render does steps on files");
        }
        isLoggedIn = login.isUsed() || browser.hasSteps();
        PageLoader loader = render
                ? PageLoader.rendering(() -> BrowserOptions.start(browser.settings(login)))
                : PageLoader.parsing(() -> HttpPageSource.ofPages(login).answers(browser.formSteps(login)));
        return loader.withBase(base);
    }

    @Override
    protected ExtractAnswer answer(LoadedPage page) throws PageLoadException {
        if (wanted != null) {
            SitePage read = new SiteExtractor(extractor).extract(page.page().tree(), page.page(), page.hints(), wanted);
            if (read.drift() != null) {
                throw new PageLoadException(site + " does not match the page: " + read.drift());
            }
            return wish != null
                    ? granted(wish, page, read.meant())
                    : ExtractAnswer.of(page, allRegions ? read.extraction() : read.meant(), allRegions, true);
        }
        Extraction extraction = extractor.extract(page.page().tree(), page.page(), page.hints());
        if (isLoggedIn && extraction.main().isEmpty() && page.page().asksToLogIn()) {
            throw new PageLoadException(
                    "login_lost: a form asks to log in in the place of the list; the session has ended:"
                            + " log in again, and renew --cookie-file or --header");
        }
        if (explain) {
            explain(page, extraction);
        }
        return wish != null
                ? granted(wish, page, extraction)
                : ExtractAnswer.of(page, extraction, allRegions, allColumns);
    }

    /** Prints why each list was kept or dropped: to standard error beside JSON and CSV. */
    private void explain(LoadedPage page, Extraction extraction) {
        List<String> lines = extractor instanceof RecordExtractor ours
                ? VerdictExplanation.lines(page.page().tree(), ours)
                : PublishedMethods.load().explanation(page.page().tree(), extractor, extraction);
        (isText() ? out() : err())
                .println(page.url() + ":" + System.lineSeparator() + String.join(System.lineSeparator(), lines));
    }

    /** Returns the list in the wished columns alone, and says once why it is these. */
    private ExtractAnswer granted(Wish asked, LoadedPage page, Extraction extraction) throws PageLoadException {
        try {
            GrantedWish grant = asked.choose(allRegions ? extraction.regions() : extraction.content());
            if (!granted.equals(grant.why())) {
                granted = grant.why();
                err().println(page.url() + ": " + granted);
            }
            return ExtractAnswer.of(page, extraction.with(grant.lists()), false, true);
        } catch (WishException e) {
            throw new PageLoadException(e.getMessage());
        }
    }

    @Override
    protected ExtractAnswer failure(String url, String error) {
        return ExtractAnswer.failed(url, error);
    }

    @Override
    protected void show(ExtractAnswer answer, PrintWriter out) {
        ExtractText.print(answer, out);
    }

    @Override
    protected void table(ExtractAnswer answer, PrintWriter out) throws PageLoadException {
        if (answer.regions().stream().noneMatch(ExtractAnswer.Region::main)) {
            throw new PageLoadException("no rows were written: " + ExtractText.withoutMain(answer));
        }
        ExtractText.notes(answer).forEach(note -> err().println(answer.url() + ": " + note));
        tables = tables == null ? new CsvTables(out) : tables;
        tables.write(ExtractText.mainList(answer));
    }
}
