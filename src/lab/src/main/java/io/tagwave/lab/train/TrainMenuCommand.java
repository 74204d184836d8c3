package io.tagwave.lab.train;

import io.tagwave.cli.shared.ConsoleCommand;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.OutputFile;
import io.tagwave.lab.labels.MenuLabels;
import io.tagwave.learn.menu.LabeledMenu;
import io.tagwave.learn.menu.MenuFit;
import io.tagwave.learn.menu.MenuFolds;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "menu",
        description =
                "Learns to find main menus, and prints the scores on pages not learned from. DIR contains menus.jsonl.")
final class TrainMenuCommand extends ConsoleCommand {

    @Parameters(paramLabel = "DIR", description = "Labeled pages.")
    private Path dir;

    @Option(names = "--labels", paramLabel = "FILE")
    private List<Path> labels = List.of();

    @Option(names = "--folds", defaultValue = "8")
    private int folds;

    @Option(names = "--repeats", defaultValue = "3")
    private int repeats;

    @Option(names = "--per-page")
    private boolean perPage;

    @Option(names = "--out", paramLabel = "FILE")
    private @Nullable Path out;

    @Option(names = "--figures", paramLabel = "FILE")
    private @Nullable Path figures;

    @Override
    public Integer call() {
        MenuLabels reader = new MenuLabels();
        List<MenuLabels.Page> pages = reader.read(dir);
        List<LabeledMenu> tested = measured(pages);
        List<LabeledMenu> further = new ArrayList<>();
        labels.forEach(file -> further.addAll(measured(reader.read(dir, file))));
        List<List<MenuFolds.Case>> shufflings = new ArrayList<>();
        for (int repeat = 0; repeat < repeats; repeat++) {
            shufflings.add(new MenuFolds(folds, 4, MenuFolds.usualPenalties(), repeat).run(tested, further));
            print(shufflings.get(repeat));
        }
        if (figures != null) {
            OutputFile.text(String.join("\n", HeldOutMenus.lines(shufflings)) + "\n", figures);
        }
        if (out != null) {
            further.addAll(tested);
            write(further, out);
        }
        return ExitStatus.DONE;
    }

    private static List<LabeledMenu> measured(List<MenuLabels.Page> pages) {
        return pages.stream()
                .map(p -> LabeledMenu.of(p.file(), p.site(), p.tree(), p.menu()))
                .toList();
    }

    private void print(List<MenuFolds.Case> cases) {
        PrintWriter text = out();
        List<MenuFolds.Case> with = cases.stream().filter(c -> !c.absent()).toList();
        long absentRight = cases.stream().filter(c -> c.absent() && c.f1() > 0).count();
        text.printf(
                "sites left out: pages %d, perfect %d, f1 %.4f; without a menu %d/%d right%n",
                with.size(),
                with.stream().filter(c -> c.f1() > 0.9999).count(),
                with.stream().mapToDouble(MenuFolds.Case::f1).average().orElse(0),
                absentRight,
                cases.size() - with.size());
        for (MenuFolds.Case c : cases) {
            if (perPage && c.f1() < 0.9999) {
                text.printf("    %s: %s f1 %.3f%n", c.page(), c.absent() ? "has none," : "has one,", c.f1());
            }
        }
        text.flush();
    }

    private void write(List<LabeledMenu> pages, Path file) {
        double penalty = new MenuFolds(folds, folds, MenuFolds.usualPenalties(), 0).penalty(pages);
        out().printf("model of all %d pages, penalty %s%n", pages.size(), penalty);
        OutputFile.text(new MenuFit(penalty).fit(pages).text(), file);
    }
}
