package io.tagwave.lab.evaluate;

import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.MenuProfile;
import io.tagwave.eval.RecordScore;
import io.tagwave.lab.labels.MenuLabels;
import io.tagwave.menu.MenuDetector;
import io.tagwave.menu.MenuFinding;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.ToDoubleFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "menu",
        description = {
            "Holds main menus against the truth, over links and over DOM nodes.",
            "DIR holds menus.jsonl, or pages with TECO_ classes."
        })
final class EvaluateMenuCommand implements Callable<Integer> {

    @Parameters(paramLabel = "DIR", description = "Labelled pages.")
    private Path dir;

    @Option(
            names = "--profile",
            defaultValue = "tagwave",
            description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private MenuProfile profile;

    @Option(names = "--model", paramLabel = "FILE", description = "A model that train menu wrote.")
    private Path model;

    @Option(
            names = "--labels",
            paramLabel = "FILE",
            description = "Names the pages of DIR and their menus (default: menus.jsonl in DIR).")
    private Path labels;

    @Option(names = "--per-page", description = "List the pages that are not perfect.")
    private boolean perPage;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        MenuDetector detector = profile.detector(model);
        List<MenuLabels.Page> pages = labels == null ? new MenuLabels().read(dir) : new MenuLabels().read(dir, labels);
        List<RecordScore> links = new ArrayList<>();
        List<RecordScore> nodes = new ArrayList<>();
        int absent = 0;
        int absentRight = 0;
        PrintWriter out = spec.commandLine().getOut();
        for (MenuLabels.Page page : pages) {
            MenuFinding found = detector.detect(page.tree());
            if (page.menu().absent()) {
                absent++;
                absentRight += found.menu() == null ? 1 : 0;
                continue;
            }
            boolean none = found.menu() == null;
            links.add(
                    none
                            ? page.menu().nothing()
                            : page.menu().links(found.menu().node()));
            nodes.add(
                    none
                            ? page.menu().nothing()
                            : page.menu().nodes(found.menu().node()));
            if (perPage && !links.get(links.size() - 1).perfect()) {
                out.printf(
                        "    %s: f1 %.3f%n",
                        page.file(), links.get(links.size() - 1).f1());
            }
        }
        print("links", links, out);
        print("nodes", nodes, out);
        out.printf("pages without a menu: %d of %d right%n", absentRight, absent);
        time(pages, detector, out);
        return ExitStatus.DONE;
    }

    private static void print(String over, List<RecordScore> scores, PrintWriter out) {
        out.printf(
                "over %s: pages %d, precision %.4f recall %.4f f1 %.4f, perfect %.3f%n",
                over,
                scores.size(),
                mean(scores, RecordScore::precision),
                mean(scores, RecordScore::recall),
                mean(scores, RecordScore::f1),
                mean(scores, s -> s.perfect() ? 1 : 0));
    }

    private static double mean(List<RecordScore> scores, ToDoubleFunction<RecordScore> figure) {
        return scores.stream().mapToDouble(figure).average().orElse(0);
    }

    private static void time(List<MenuLabels.Page> pages, MenuDetector detector, PrintWriter out) {
        MenuTimes times = MenuTimes.of(pages, detector);
        out.printf(
                "a page, CPU time: parse %.3f ms, detection %.3f ms, ratio %.3f%n",
                times.parse(), times.detection(), times.ratio());
    }
}
