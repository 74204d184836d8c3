package io.tagwave.crawl;

import crawlercommons.filters.basic.BasicURLNormalizer;
import de.hshn.mi.crawler4j.frontier.HSQLDBFrontierConfiguration;
import edu.uci.ics.crawler4j.crawler.CrawlConfig;
import edu.uci.ics.crawler4j.crawler.CrawlController;
import edu.uci.ics.crawler4j.crawler.Page;
import edu.uci.ics.crawler4j.crawler.WebCrawler;
import edu.uci.ics.crawler4j.fetcher.PageFetcher;
import edu.uci.ics.crawler4j.robotstxt.RobotstxtConfig;
import edu.uci.ics.crawler4j.robotstxt.RobotstxtServer;
import edu.uci.ics.crawler4j.url.WebURL;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;

/** crawler4j as its own README starts it, with an empty visit: {@code stock ROOT PAGES THREADS FOLDER}. */
public final class StockCrawl extends WebCrawler {

    private static final Pattern WANTED = Pattern.compile("/p/\\d+$");
    private static final AtomicInteger VISITED = new AtomicInteger();
    private static volatile long lastVisit;
    private static volatile String root;

    public static void main(String[] args) throws Exception {
        long start = System.nanoTime();
        root = args[1];
        CrawlConfig config = new CrawlConfig();
        config.setCrawlStorageFolder(args[4]);
        config.setPolitenessDelay(0);
        config.setMaxPagesToFetch(Integer.parseInt(args[2]));
        // Else it leaves out pages that ask not to be indexed or are large, which the other contenders read.
        config.setRespectNoIndex(false);
        config.setRespectNoFollow(false);
        config.setMaxDownloadSize(10 << 20);
        config.setThreadMonitoringDelaySeconds(1);
        config.setThreadShutdownDelaySeconds(1);
        config.setCleanupDelaySeconds(1);
        BasicURLNormalizer normalizer = new BasicURLNormalizer();
        PageFetcher fetcher = new PageFetcher(config, normalizer);
        HSQLDBFrontierConfiguration frontier = new HSQLDBFrontierConfiguration(config, 10);
        RobotstxtServer robots = new RobotstxtServer(new RobotstxtConfig(), fetcher, frontier.getWebURLFactory());
        CrawlController controller = new CrawlController(config, normalizer, fetcher, robots, frontier);
        controller.addSeed(args[1] + "p/0");
        controller.start(StockCrawl.class, Integer.parseInt(args[3]));
        double cpu = ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
                        .getProcessCpuTime()
                / 1e6;
        double peak = Files.readAllLines(Path.of("/proc/self/status")).stream()
                .filter(line -> line.startsWith("VmHWM"))
                .mapToDouble(line -> Double.parseDouble(line.replaceAll("\\D", "")) / 1024)
                .sum();
        System.out.println(
                String.format(Locale.ROOT, "%nbench %d %f %f %f", VISITED.get(), cpu, (lastVisit - start) / 1e6, peak));
        System.exit(0);
    }

    @Override
    public boolean shouldVisit(Page referringPage, WebURL url) {
        return url.getURL().startsWith(root) && WANTED.matcher(url.getURL()).find();
    }

    @Override
    public void visit(Page page) {
        VISITED.incrementAndGet();
        lastVisit = System.nanoTime();
    }
}
