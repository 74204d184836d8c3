package io.tagwave.papers.menu;

import io.tagwave.menu.MenuCandidate;
import io.tagwave.menu.MenuDetector;
import io.tagwave.menu.MenuResult;
import io.tagwave.tree.PageTree;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * "Webpage Menu Detection Based on DOM" (Alarte, Insa, Silva): weigh the nodes, take the heavy ones as candidates, climb
 * to their roots (Algorithm 1), keep the root with the heaviest children (Algorithm 2).
 */
public record PublishedMenuDetector(PublishedMenuSettings settings) implements MenuDetector {

    @Override
    public MenuResult detect(PageTree tree) {
        WeightedPage page = new WeightedPage(NodeProperties.of(tree), settings.weights(), settings.candidate());
        int menu = page.menu(settings.root(), settings.menu());
        List<MenuCandidate> candidates = Arrays.stream(page.candidates())
                .mapToObj(n -> new MenuCandidate(n, page.weight(n)))
                .sorted(Comparator.comparingDouble(MenuCandidate::weight).reversed())
                .toList();
        return new MenuResult(menu < 0 ? null : new MenuCandidate(menu, page.weight(menu)), candidates);
    }
}
