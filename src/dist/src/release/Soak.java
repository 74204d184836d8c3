import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Watches and crawls a shop whose prices change for some hours, kills the processes again and again, and tells whether every
 * change was sent and every page stored: {@code java src/dist/src/release/Soak.java FOLDER HOURS}, where FOLDER holds an unpacked
 * distribution. Ends with status 1 if anything was lost.
 */
public final class Soak {

    private static final int PAGES = 5;
    private static final int ITEMS = 20;
    private static final long CHANGE_MILLIS = 7_000;
    private static final long CRAWL_MILLIS = 300_000;
    private static final Pattern ID = Pattern.compile("^\\{\"id\":\"([^\"]+)\"");
    private static final Pattern CHANGE =
            Pattern.compile("\"key\":\"([^\"]+)\"[^}]*\"column\":\"price\"[^}]*\"old\":([0-9.]+),\"new\":([0-9.]+)");

    private final Path program;
    private final Path work;
    private final Random random = new Random(1);
    private final int[] prices = new int[PAGES * ITEMS];
    private int kills;
    private int crawls;
    private int shortCrawls;
    private long peak;
    private String url = "";

    private Soak(Path program) throws IOException {
        this.program = program;
        work = Files.createTempDirectory("soak");
    }

    public static void main(String[] args) throws Exception {
        Soak soak = new Soak(Path.of(args[0], "bin", "tagwave").toAbsolutePath());
        boolean whole = false;
        try {
            whole = soak.run((long) (Double.parseDouble(args[1]) * 3_600_000));
        } finally {
            System.out.println("logs: " + soak.work);
            System.exit(whole ? 0 : 1);
        }
    }

    private boolean run(long millis) throws Exception {
        HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        server.createContext("/", exchange -> {
            String query = String.valueOf(exchange.getRequestURI().getQuery());
            boolean isList = exchange.getRequestURI().getPath().equals("/lamps");
            byte[] page = isList ? page(query.startsWith("page=") ? Integer.parseInt(query.substring(5)) : 1) : new byte[0];
            exchange.getResponseHeaders().add("Content-Type", "text/html; charset=utf-8");
            exchange.sendResponseHeaders(isList ? 200 : 404, isList ? page.length : -1);
            exchange.getResponseBody().write(page);
            exchange.close();
        });
        server.start();
        url = "http://127.0.0.1:" + server.getAddress().getPort() + "/lamps";
        for (int item = 0; item < prices.length; item++) {
            prices[item] = 1000 + item;
        }
        tagwave("watch", "--db", "watched", "--to", "exec:cat >> sent.jsonl", "--once", url).waitFor();
        long size = size();
        long end = System.currentTimeMillis() + millis;
        long nextCrawl = 0;
        int changes = 0;
        while (System.currentTimeMillis() < end) {
            Process watch = tagwave("watch", "--db", "watched", "--every", "20s", "--to", "exec:cat >> sent.jsonl", url);
            long kill = System.currentTimeMillis() + 5_000 + random.nextInt(120_000);
            while (System.currentTimeMillis() < Math.min(kill, end)) {
                change(changes++);
                peak = Math.max(peak, memory(watch));
                Thread.sleep(CHANGE_MILLIS);
            }
            kill(watch);
            if (System.currentTimeMillis() > nextCrawl) {
                crawl();
                nextCrawl = System.currentTimeMillis() + CRAWL_MILLIS;
            }
        }
        int last = tagwave("watch", "--db", "watched", "--to", "exec:cat >> sent.jsonl", "--once", url).waitFor();
        server.stop(0);
        return report(millis, changes, size, last);
    }

    private synchronized void change(int number) {
        prices[random.nextInt(prices.length)] = 2000 + number;
    }

    private synchronized byte[] page(int number) {
        StringBuilder html = new StringBuilder("<!DOCTYPE html><html lang=en><title>Lamps</title><h1>Lamps</h1><ul>");
        for (int item = (number - 1) * ITEMS; item < number * ITEMS; item++) {
            html.append("<li class=lamp><h3><a href=/lamp/").append(item).append(">Lamp number ").append(item)
                    .append("</a></h3><p>Made of brass, with a shade</p><span class=price>")
                    .append(String.format("%d.%02d EUR", prices[item] / 100, prices[item] % 100))
                    .append("</span></li>");
        }
        html.append("</ul>");
        if (number < PAGES) {
            html.append("<a rel=next href=/lamps?page=").append(number + 1).append(">Next</a>");
        }
        return html.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** Crawls the list, is killed, goes on, and has to have all pages. */
    private void crawl() throws Exception {
        crawls++;
        String db = "crawled" + crawls;
        Files.writeString(work.resolve("seeds.txt"), url + "\n");
        Process first = tagwave("crawl", "seeds.txt", "--db", db, "--delay", "200ms");
        if (!first.waitFor(1_000 + random.nextInt(3_000), TimeUnit.MILLISECONDS)) {
            kill(first);
            if (tagwave("crawl", "--resume", "--db", db).waitFor() == 2) {
                // Killed before the crawl was there, which a user is told.
                tagwave("crawl", "seeds.txt", "--db", db, "--delay", "200ms").waitFor();
            }
        }
        Path count = work.resolve("count.txt");
        Process sql = builder("sql", "--db", db, "--format", "csv", "SELECT COUNT(DISTINCT url) FROM page WHERE url LIKE '%/lamps%'")
                .redirectOutput(count.toFile())
                .start();
        sql.waitFor();
        List<String> lines = Files.readAllLines(count);
        shortCrawls += lines.get(lines.size() - 1).equals(Integer.toString(PAGES)) ? 0 : 1;
    }

    private ProcessBuilder builder(String... arguments) {
        List<String> command = new ArrayList<>(List.of(program.toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).directory(work.toFile());
        builder.redirectError(ProcessBuilder.Redirect.appendTo(work.resolve("errors.txt").toFile()));
        builder.redirectOutput(ProcessBuilder.Redirect.appendTo(work.resolve("output.txt").toFile()));
        return builder;
    }

    private Process tagwave(String... arguments) throws IOException {
        return builder(arguments).start();
    }

    private void kill(Process process) throws InterruptedException {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly().waitFor();
        kills++;
    }

    private static long memory(Process process) {
        return Stream.concat(Stream.of(process.toHandle()), process.descendants())
                .mapToLong(handle -> {
                    try (Stream<String> lines = Files.lines(Path.of("/proc/" + handle.pid() + "/status"))) {
                        return lines.filter(line -> line.startsWith("VmHWM"))
                                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                                .sum();
                    } catch (IOException e) {
                        return 0;
                    }
                })
                .max()
                .orElse(0);
    }

    private long size() throws IOException {
        return Files.size(work.resolve("watched.mv.db"));
    }

    private boolean report(long millis, int changes, long size, int last) throws IOException {
        Set<String> messages = new HashSet<>();
        Map<String, String> told = new HashMap<>();
        int again = 0;
        int sent = 0;
        int gaps = 0;
        for (String line : Files.readAllLines(work.resolve("sent.jsonl"))) {
            Matcher id = ID.matcher(line);
            if (!id.find() || !messages.add(id.group(1))) {
                again++;
                continue;
            }
            Matcher change = CHANGE.matcher(line);
            while (change.find()) {
                String before = told.put(change.group(1), change.group(3));
                gaps += before == null || Double.parseDouble(before) == Double.parseDouble(change.group(2)) ? 0 : 1;
                sent++;
            }
        }
        int stale = 0;
        for (int item = 0; item < prices.length; item++) {
            String price = told.get(url.replace("/lamps", "/lamp/" + item));
            boolean isTold = price == null ? prices[item] == 1000 + item : Math.round(100 * Double.parseDouble(price)) == prices[item];
            stale += isTold ? 0 : 1;
        }
        System.out.printf("%.1f h: %d prices changed, %d processes killed, %d crawls%n", millis / 3.6e6, changes, kills, crawls);
        System.out.printf("%d messages with %d changes; %d sent again under the same id%n", messages.size(), sent, again);
        System.out.printf("lost: %d changes in between, %d last prices, %d crawls without a page%n", gaps, stale, shortCrawls);
        System.out.printf("file %.2f to %.2f MB, peak memory %d MB, last visit ended with %d%n", size / 1e6, size() / 1e6, peak / 1024, last);
        return gaps + stale + shortCrawls == 0 && last == 0;
    }
}
