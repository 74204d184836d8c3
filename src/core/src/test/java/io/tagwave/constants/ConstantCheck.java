package io.tagwave.constants;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Changes every constant of the library by a third, or by one, and reports those that no page of the repository and no
 * test of their package holds. The constants are compiled into a copy as fields that can be set, so that one JVM tries all.
 */
public final class ConstantCheck {

    private static final Path MODULE = Path.of(System.getProperty("tagwave.core", "."));

    private ConstantCheck() {}

    /** Takes the package below {@code io.tagwave}, {@code .} for all of them, and how many constants may be unheld. */
    public static void main(String[] args) throws IOException, InterruptedException {
        String packages = args[0].equals(".") ? "" : args[0].replace('.', '/') + "/";
        Path copy = Files.createDirectories(MODULE.resolve("target/constants"));
        compile(changeable(copy.resolve("sources")), copy.resolve("classes"));
        List<String> command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xss1m",
                "-cp",
                copy.resolve("classes") + File.pathSeparator + System.getProperty("java.class.path"),
                ConstantTrials.class.getName(),
                MODULE.toString(),
                "io/tagwave/" + packages,
                args[1]);
        System.exit(new ProcessBuilder(command).inheritIO().start().waitFor());
    }

    /** Writes the sources with every constant as a field that is not final. */
    private static List<Path> changeable(Path folder) throws IOException {
        Path sources = MODULE.resolve("src/main/java");
        List<Path> written = new ArrayList<>();
        for (Path file : NamedConstant.sources(sources)) {
            Path target = folder.resolve(sources.relativize(file).toString());
            Files.createDirectories(target.getParent());
            String text = Files.readString(file);
            if (NamedConstant.isChangeable(text)) {
                text = NamedConstant.DECLARATION.matcher(text).replaceAll("static $1 $2 = $3$4;");
            }
            written.add(Files.writeString(target, text));
        }
        return written;
    }

    private static void compile(List<Path> files, Path classes) throws IOException {
        Files.createDirectories(classes);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
            List<String> options = List.of("-d", classes.toString(), "-proc:none", "-nowarn");
            if (!compiler.getTask(null, manager, null, options, null, manager.getJavaFileObjectsFromPaths(files))
                    .call()) {
                throw new IllegalStateException("the copy with changeable constants does not compile");
            }
        }
    }
}
