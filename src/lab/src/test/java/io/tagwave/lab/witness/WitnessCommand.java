package io.tagwave.lab.witness;

import io.tagwave.cli.shared.ConsoleCommand;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.UserException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** Writes the digests of all pages below folders, or compares them with digests written earlier. */
@Command(name = "witness", description = "Records how pages are read, or reports pages that are now read differently.")
public final class WitnessCommand extends ConsoleCommand {

    @Parameters(paramLabel = "DIR", arity = "1..*", description = "Folders with HTML pages, at any depth.")
    private List<Path> folders = List.of();

    @Option(names = "--out", paramLabel = "FILE", description = "Write one line of digests for each page.")
    private @Nullable Path out;

    @Option(names = "--against", paramLabel = "FILE", description = "Compare with a file that --out wrote.")
    private @Nullable Path against;

    /** A page with the path that names it in the file: from its folder's own name on. */
    private record PageFile(String name, Path file) {}

    @Override
    public Integer call() {
        if (out == null && against == null) {
            throw new ParameterException(command(), "expected --out FILE or --against FILE, found neither");
        }
        try {
            DigestTable expected = against == null ? null : DigestTable.read(against);
            DigestTable table = read();
            if (out != null) {
                table.write(out);
            }
            return expected == null ? ExitStatus.DONE : compare(table, expected);
        } catch (IOException | UncheckedIOException | IllegalArgumentException e) {
            throw new UserException("witness: " + e.getMessage());
        }
    }

    private int compare(DigestTable table, DigestTable expected) {
        List<String> differences = table.differences(expected);
        PrintWriter printed = out();
        differences.forEach(printed::println);
        printed.printf("%d pages, %d differ%n", table.pages().size(), differences.size());
        return differences.isEmpty() ? ExitStatus.DONE : ExitStatus.PARTLY;
    }

    /** Reads pages on all processors; a page is in memory only while it is read. */
    private DigestTable read() throws IOException {
        PageDigests digests = new PageDigests();
        Map<String, Map<String, String>> pages = new LinkedHashMap<>();
        for (Path folder : folders) {
            files(folder).parallelStream()
                    .map(page -> Map.entry(page.name, digests(digests, page)))
                    .toList()
                    .forEach(page -> pages.put(page.getKey(), page.getValue()));
        }
        return new DigestTable(pages);
    }

    private static List<PageFile> files(Path folder) throws IOException {
        Path root = folder.toAbsolutePath().normalize();
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(file -> file.getFileName().toString().matches(".*\\.html?"))
                    .map(file -> new PageFile(root.getFileName() + "/" + slashes(root.relativize(file)), file))
                    .sorted((one, other) -> one.name.compareTo(other.name))
                    .toList();
        }
    }

    private static String slashes(Path path) {
        return path.toString().replace('\\', '/');
    }

    private static Map<String, String> digests(PageDigests digests, PageFile page) {
        try {
            return digests.of(Files.readAllBytes(page.file), "https://witness.example/" + page.name);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
