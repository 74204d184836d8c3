package io.tagwave.cli.shared;

import io.tagwave.crawl.HttpPageSource;
import io.tagwave.crawl.SessionCredentials;
import io.tagwave.rows.JsonText;
import io.tagwave.visit.LoadedPage;
import io.tagwave.visit.NamedPage;
import io.tagwave.visit.PageArguments;
import io.tagwave.visit.PageLoadException;
import io.tagwave.visit.PageLoader;
import io.tagwave.web.PasswordMask;
import java.io.PrintWriter;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * A command that handles each page on its own. A page that fails is reported on standard error, and the others go on.
 *
 * @param <A> the result for one page, which {@link JsonText} can write
 */
public abstract class PageCommand<A> extends ConsoleCommand {

    @Parameters(
            paramLabel = "PAGE",
            arity = "1..*",
            description = "File, directory, glob, URL, WARC or WACZ archive, or - for standard input.")
    private List<String> pages;

    @Option(names = "--format", defaultValue = "text")
    private OutputFormat format;

    private int done;
    private int failed;

    /** Returns the result for one page. */
    protected abstract A answer(LoadedPage page) throws PageLoadException;

    /** Prints a result as text. */
    protected abstract void show(A answer, PrintWriter out);

    /** Returns the result for a page that could not be loaded, for JSON. */
    protected abstract A failure(String url, String error);

    /** Checks options, once before the first page. */
    protected void prepare() {}

    protected PageLoader loader() {
        return PageLoader.parsing(HttpPageSource::new);
    }

    /** Returns a session whose headers go to the hosts of the pages. */
    protected final SessionCredentials startingAtPages(SessionCredentials session) {
        return session.startingAt(pages);
    }

    @Override
    public final Integer call() {
        prepare();
        try (PageLoader loader = loader()) {
            for (String argument : pages) {
                each(argument, loader);
            }
        }
        if (failed == 0) {
            return ExitStatus.DONE;
        }
        return done > 0 ? ExitStatus.PARTLY : ExitStatus.NOTHING;
    }

    private void each(String argument, PageLoader loader) {
        List<String> names;
        try {
            names = PageArguments.of(argument);
        } catch (PageLoadException e) {
            fail(argument, e.getMessage());
            return;
        }
        for (String name : names) {
            for (NamedPage page : loader.pages(name)) {
                each(page);
            }
        }
    }

    private void each(NamedPage page) {
        try {
            print(answer(page.load()));
            done++;
        } catch (PageLoadException e) {
            fail(page.name(), e.getMessage());
        } catch (UserException e) {
            throw e;
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            // A bug that one page shows must not lose the others.
            fault(page.name(), e);
        }
    }

    private void fault(String name, Throwable fault) {
        OptionSpec verbose = command().getCommandSpec().root().findOption("--verbose");
        if (verbose != null && Boolean.TRUE.equals(verbose.getValue())) {
            fault.printStackTrace(err());
        }
        fail(
                name,
                fault instanceof OutOfMemoryError
                        ? "needs more memory than this process may take; raise it by TAGWAVE_OPTS=-Xmx4g"
                        : "could not be read because of a bug: " + fault);
    }

    private void print(A answer) throws PageLoadException {
        if (format == OutputFormat.JSONL) {
            out().println(JsonText.line(answer));
        } else if (format == OutputFormat.CSV) {
            table(answer, out());
        } else {
            show(answer, out());
        }
    }

    /** Tells whether results are printed as text. */
    protected final boolean isText() {
        return format == OutputFormat.TEXT;
    }

    /** Prints a result as CSV; fails for a page without rows. */
    protected void table(A answer, PrintWriter out) throws PageLoadException {
        throw new UserException("--format csv: only extract writes CSV");
    }

    private void fail(String named, @Nullable String cause) {
        String name = PasswordMask.masked(named);
        String message = String.valueOf(cause);
        failed++;
        err().println(name + ": " + message);
        if (format == OutputFormat.JSONL) {
            out().println(JsonText.line(failure(name, message)));
        }
    }
}
