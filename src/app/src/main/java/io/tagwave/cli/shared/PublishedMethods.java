package io.tagwave.cli.shared;

import io.tagwave.extract.Extraction;
import io.tagwave.extract.Extractor;
import io.tagwave.menu.MenuDetector;
import io.tagwave.template.TemplateAlgorithm;
import io.tagwave.tree.PageTree;
import io.tagwave.visit.FilterVersion;
import io.tagwave.visit.PageFilter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * Provides the methods that papers print, beside our own. Found by {@link ServiceLoader}, since their module comes after
 * the command line.
 */
public interface PublishedMethods {

    /**
     * Creates the extractor of the profile thesis or published.
     *
     * @throws UserException when the options contradict each other, or the model cannot be read
     */
    Extractor extractor(ProfileOptions options);

    /** Explains, in the thesis' terms, why each candidate region of a page was kept or dropped. */
    List<String> explanation(PageTree tree, Extractor extractor, Extraction extraction);

    /** Creates the menu detector of "Webpage Menu Detection Based on DOM". */
    MenuDetector menuDetector();

    /**
     * Creates a published noise filter.
     *
     * @param margin how much larger one part of a split has to be, from 0 to less than 1
     * @param complement whether the rest of the page is kept where the main region is not its content
     */
    PageFilter filter(FilterVersion version, double margin, boolean complement);

    /** Lists the template algorithms by their names on the command line, without our own. */
    Map<String, TemplateAlgorithm> templateAlgorithms();

    /** Finds the methods, if the program was built with them. */
    static Optional<PublishedMethods> find() {
        return ServiceLoader.load(PublishedMethods.class).findFirst();
    }

    /**
     * Finds the methods.
     *
     * @throws UserException when the program was built without them
     */
    static PublishedMethods load() {
        return find().orElseThrow(() ->
                new UserException("the published methods need tagwave-lab.jar beside tagwave.jar in the folder lib"));
    }
}
