package io.tagwave.constants;

import static org.junit.platform.engine.discovery.ClassNameFilter.excludeClassNamePatterns;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectPackage;
import static org.junit.platform.launcher.TagFilter.excludeTags;

import io.tagwave.kinds.KindDigests;
import io.tagwave.kinds.KindFiles;
import java.io.IOException;
import java.io.PrintWriter;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/** Tries constants in a JVM whose library has them as fields that can be set; see {@link ConstantCheck}. */
final class ConstantTrials {

    private static final List<String> FOLDERS = List.of("pages", "pages-held-out", "pages-blind");

    private final List<Path> pages = new ArrayList<>();
    private final Map<Path, String> expected = new TreeMap<>();

    private ConstantTrials(Path module) throws IOException {
        for (String folder : FOLDERS) {
            addPages(module.resolve("src/test/resources").resolve(folder));
        }
        Path kinds = Files.createDirectories(module.resolve("target/constants/kinds"));
        KindFiles.main(new String[] {kinds.toString(), String.valueOf(KindDigests.PAGES)});
        addPages(kinds);
        for (Path page : pages) {
            expected.put(page, read(page));
        }
    }

    public static void main(String[] args) throws IOException, ReflectiveOperationException {
        Path module = Path.of(args[0]);
        ConstantTrials trials = new ConstantTrials(module);
        int tried = 0;
        List<String> unheld = new ArrayList<>();
        for (NamedConstant constant : NamedConstant.below(module.resolve("src/main/java"), args[1])) {
            tried++;
            String held = trials.holder(constant);
            String name = constant.owner().substring("io.tagwave.".length()) + "." + constant.name();
            System.out.println(name + " = " + constant.value() + ": " + (held.isEmpty() ? "UNHELD" : held));
            if (held.isEmpty()) {
                unheld.add(name);
            }
        }
        System.out.println(tried + " constants, " + unheld.size() + " that no page and no test holds: " + unheld);
        System.exit(unheld.size() > Integer.parseInt(args[2]) ? 1 : 0);
    }

    private void addPages(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            files.filter(file -> file.toString().endsWith(".html")).sorted().forEach(pages::add);
        }
    }

    /** What notices a change of the constant in one direction at least: pages, the tests of its package and of whole pages; empty if nothing. */
    private String holder(NamedConstant constant) throws IOException, ReflectiveOperationException {
        Field field = Class.forName(constant.owner()).getDeclaredField(constant.name());
        field.setAccessible(true);
        boolean whole = field.getType() == int.class || field.getType() == long.class;
        List<Double> changes = constant.changed(whole);
        try {
            for (double change : changes) {
                set(field, change);
                String page = changedPage();
                if (!page.isEmpty()) {
                    return change + " changes " + page;
                }
            }
            for (double change : changes) {
                set(field, change);
                if (testsFail(constant.owner().replaceAll("\\.[^.]+$", ""))) {
                    return change + " fails a test";
                }
            }
            return "";
        } finally {
            set(field, constant.value());
        }
    }

    private static void set(Field field, double value) throws IllegalAccessException {
        Class<?> type = field.getType();
        if (type == int.class) {
            field.setInt(null, (int) value);
        } else if (type == long.class) {
            field.setLong(null, (long) value);
        } else if (type == float.class) {
            field.setFloat(null, (float) value);
        } else {
            field.setDouble(null, value);
        }
    }

    /** The first page that is read otherwise, which is then asked first. */
    private String changedPage() throws IOException {
        for (Path page : pages) {
            if (!read(page).equals(expected.get(page))) {
                pages.remove(page);
                pages.add(0, page);
                return page.getFileName().toString();
            }
        }
        return "";
    }

    private String read(Path file) throws IOException {
        return KindDigests.read(Files.readString(file), file.getFileName().toString());
    }

    private static boolean testsFail(String tests) {
        LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                .selectors(selectPackage(tests), selectPackage("io.tagwave.extract"))
                .filters(excludeTags("slow", "alone"), excludeClassNamePatterns(".*(MemoryTest|SharedPagesTest)"))
                .build();
        SummaryGeneratingListener listener = new SummaryGeneratingListener();
        Launcher launcher = LauncherFactory.create();
        launcher.execute(request, listener);
        if (Boolean.getBoolean("tagwave.constants.trace")) {
            listener.getSummary().printFailuresTo(new PrintWriter(System.out), 3);
        }
        return listener.getSummary().getTotalFailureCount() > 0;
    }
}
