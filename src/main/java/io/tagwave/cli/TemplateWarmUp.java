package io.tagwave.cli;

import io.tagwave.template.LabelledTree;
import io.tagwave.template.PathLabels;
import io.tagwave.template.RefusedException;
import io.tagwave.template.TemplateAlgorithm;
import io.tagwave.tree.PageTree;

/**
 * Runs an algorithm once on two small lists before it is timed, so that the time printed is the algorithm's and not that
 * of reading its classes from the jar.
 */
final class TemplateWarmUp {

    private TemplateWarmUp() {}

    static void run(TemplateAlgorithm algorithm) throws RefusedException {
        PathLabels labels = new PathLabels();
        LabelledTree first = labels.read(list(3));
        LabelledTree second = labels.read(list(4));
        algorithm.map(first, second);
    }

    private static PageTree list(int items) {
        PageTree.Builder page = new PageTree.Builder().open("body").open("ul");
        for (int item = 0; item < items; item++) {
            page.open("li").text("item " + item * items).text("equal").close();
        }
        return page.close().close().build();
    }
}
