import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.File;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * Proves four promises on a shop of 640 lamps that it serves itself: {@code java src/dist/src/release/Proofs.java FOLDER}, where
 * FOLDER holds an unpacked distribution. Prints a line for each, and ends with status 1 if one of them is not kept.
 */
public final class Proofs {

    private static final int ITEMS = 640;
    private static final int PAGES = 16;
    private static final int KILLS = 10;

    private final Path program;
    private final Path work;
    private final Map<String, Integer> requests = new ConcurrentHashMap<>();
    private String site = "";
    private boolean kept = true;

    private Proofs(Path program) throws IOException {
        this.program = program;
        work = Files.createTempDirectory("proofs");
    }

    public static void main(String[] args) throws Exception {
        Proofs proofs = new Proofs(Path.of(args[0], "bin", "tagwave").toAbsolutePath());
        try {
            proofs.run();
        } finally {
            System.out.println("files: " + proofs.work);
            System.exit(proofs.kept ? 0 : 1);
        }
    }

    private void run() throws Exception {
        HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        server.setExecutor(Executors.newCachedThreadPool());
        server.createContext("/", this::answer);
        server.start();
        site = "http://127.0.0.1:" + server.getAddress().getPort();
        longLists();
        sameBytes();
        kills();
        politeness();
        server.stop(0);
    }

    private void longLists() throws Exception {
        tagwave("list", site + "/all", "-o", "all.csv").waitFor();
        tagwave("list", site + "/lamps", "-o", "paged.csv", "--delay", "20").waitFor();
        for (String file : List.of("all.csv", "paged.csv")) {
            List<String> rows = Files.readAllLines(work.resolve(file));
            HashSet<Integer> items = new HashSet<>();
            for (String row : rows.subList(1, rows.size())) {
                for (int item = 0; item < ITEMS; item++) {
                    if (row.contains("Lamp number " + item + ",") && row.contains("," + price(item))) {
                        items.add(item);
                    }
                }
            }
            tell(items.size() == ITEMS && rows.size() == ITEMS + 1,
                    "long lists: " + items.size() + " of " + ITEMS + " items with their prices in " + (rows.size() - 1)
                            + " rows of " + file);
        }
    }

    private void sameBytes() throws Exception {
        List<String> outputs = new ArrayList<>();
        for (int run = 0; run < 2; run++) {
            builder("extract", site + "/all", "--format", "json").redirectOutput(work.resolve("json" + run).toFile()).start().waitFor();
            tagwave("list", site + "/lamps", "-o", "again" + run + ".csv", "--delay", "20").waitFor();
            outputs.add(Files.readString(work.resolve("json" + run)) + Files.readString(work.resolve("again" + run + ".csv")));
        }
        tell(!outputs.get(0).isEmpty() && outputs.get(0).equals(outputs.get(1)),
                "same input: two runs of extract and list wrote " + outputs.get(0).length() + " and " + outputs.get(1).length()
                        + " characters, " + (outputs.get(0).equals(outputs.get(1)) ? "the same" : "others"));
    }

    private void kills() throws Exception {
        requests.clear();
        Files.writeString(work.resolve("seeds.txt"), site + "/lamps\n");
        String[] goOn = {"crawl", "--resume", "--db", "killed", "--warc", "warc"};
        Random random = new Random(1);
        Process crawl = tagwave("crawl", "seeds.txt", "--db", "killed", "--warc", "warc", "--delay", "20");
        int kills = 0;
        while (!crawl.waitFor(1_500 + random.nextInt(2_500), TimeUnit.MILLISECONDS) && kills < KILLS) {
            crawl.descendants().forEach(ProcessHandle::destroyForcibly);
            crawl.destroyForcibly().waitFor();
            kills++;
            crawl = tagwave(goOn);
        }
        int status = crawl.waitFor();
        File count = work.resolve("count.csv").toFile();
        builder("sql", "--db", "killed", "--format", "csv",
                        "SELECT COUNT(*), COUNT(DISTINCT url) FROM page WHERE outcome = 'done' AND record_count > 0")
                .redirectOutput(count).start().waitFor();
        List<String> lines = Files.readAllLines(count.toPath());
        String stored = lines.get(lines.size() - 1);
        long twice = requests.entrySet().stream()
                .filter(request -> !request.getKey().equals("/robots.txt")).mapToInt(request -> request.getValue() - 1).sum();
        int all = ITEMS + PAGES + 1;
        // One that was under way when its process was killed is asked for again.
        tell(status == 0 && kills > 0 && stored.equals(all + "," + all) && twice <= kills,
                "kill -9: after " + kills + " of them " + stored + " pages and addresses of " + all + " stored, " + twice
                        + " requested again, status " + status);
    }

    private void politeness() throws Exception {
        List<String> command = new ArrayList<>(List.of("report", "--politeness"));
        try (var files = Files.list(work.resolve("warc"))) {
            files.filter(file -> file.toString().endsWith(".warc.gz")).sorted().map(Path::toString).forEach(command::add);
        }
        Path said = work.resolve("politeness.txt");
        int status = builder(command.toArray(String[]::new)).redirectOutput(said.toFile()).start().waitFor();
        tell(status == 0 && !requests.containsKey("/staff"), "politeness, by the crawl's own archive: status " + status);
        System.out.print(Files.readString(said));
    }

    private void tell(boolean isKept, String what) {
        kept &= isKept;
        System.out.println((isKept ? "kept    " : "NOT     ") + what);
    }

    private void answer(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().toString();
        requests.merge(path, 1, Integer::sum);
        String text = "";
        if (path.equals("/robots.txt")) {
            text = "User-agent: *\nDisallow: /staff\n";
        } else if (path.equals("/all")) {
            text = page(0, ITEMS, "");
        } else if (path.matches("/lamps([?]page=\\d+)?")) {
            int page = path.contains("=") ? Integer.parseInt(path.substring(path.indexOf('=') + 1)) : 1;
            int first = (page - 1) * ITEMS / PAGES;
            text = page(first, first + ITEMS / PAGES, page < PAGES ? "<a rel=next href=/lamps?page=" + (page + 1) + ">Next</a>" : "");
        } else if (path.startsWith("/lamp/")) {
            int item = Integer.parseInt(path.substring(6));
            text = page(item, Math.min(ITEMS, item + 4), "<a href=/all>All lamps</a> <a href=/staff>Staff</a>");
        }
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().add("Content-Type", path.equals("/robots.txt") ? "text/plain" : "text/html; charset=utf-8");
        exchange.sendResponseHeaders(text.isEmpty() ? 404 : 200, text.isEmpty() ? -1 : bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    private static String page(int from, int to, String end) {
        StringBuilder html = new StringBuilder("<!DOCTYPE html><html lang=en><title>Lamps</title><h1>Lamps from " + from + "</h1><ul>");
        for (int item = from; item < to; item++) {
            html.append("<li class=lamp><h3><a href=/lamp/").append(item).append(">Lamp number ").append(item)
                    .append("</a></h3><p>Made of brass, with a shade</p><span class=price>").append(price(item)).append(" EUR</span></li>");
        }
        return html + "</ul>" + end;
    }

    private static String price(int item) {
        return item + 10 + ".95";
    }

    private ProcessBuilder builder(String... arguments) {
        List<String> command = new ArrayList<>(List.of(program.toString()));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command).directory(work.toFile())
                .redirectError(ProcessBuilder.Redirect.appendTo(work.resolve("errors.txt").toFile()))
                .redirectOutput(ProcessBuilder.Redirect.appendTo(work.resolve("output.txt").toFile()));
    }

    private Process tagwave(String... arguments) throws IOException {
        return builder(arguments).start();
    }
}
