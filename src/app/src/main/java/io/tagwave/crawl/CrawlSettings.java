package io.tagwave.crawl;

import java.net.InetAddress;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** How a crawl behaves towards the web. Made by a {@link Builder}; never changes. */
public final class CrawlSettings {

    private final Builder values;

    private CrawlSettings(Builder values) {
        this.values = values.copy();
    }

    /** Settings that offend nobody. */
    public static CrawlSettings defaults() {
        return new Builder().build();
    }

    /** Starts from these settings. */
    public Builder with() {
        return values.copy();
    }

    public String userAgent() {
        return values.userAgent;
    }

    int threads() {
        return values.threads;
    }

    int maxDepth() {
        return values.maxDepth;
    }

    ScopeKind scope() {
        return values.scope;
    }

    List<Pattern> include() {
        return values.include;
    }

    List<Pattern> exclude() {
        return values.exclude;
    }

    boolean robots() {
        return values.robots;
    }

    boolean pageRobots() {
        return values.pageRobots;
    }

    public int maxBytes() {
        return values.maxBytes;
    }

    public Duration timeout() {
        return values.timeout;
    }

    int attempts() {
        return values.attempts;
    }

    Duration pause() {
        return values.pause;
    }

    Duration maxPause() {
        return values.maxPause;
    }

    Duration maxCrawlDelay() {
        return values.maxCrawlDelay;
    }

    int maxUrlLength() {
        return values.maxUrlLength;
    }

    int maxSegmentRepeats() {
        return values.maxSegmentRepeats;
    }

    boolean menuFirst() {
        return values.menuFirst;
    }

    boolean listsFirst() {
        return values.listsFirst;
    }

    boolean listsOnly() {
        return values.listsOnly;
    }

    /** Of how many pages a list may be: as far as links are followed where nothing but lists is, otherwise 1. */
    public int listPages() {
        return values.listsOnly ? (int) Math.min(Integer.MAX_VALUE, values.maxDepth + 1L) : 1;
    }

    /** Whether what failed may be had after a pause. */
    boolean live() {
        return values.live;
    }

    boolean cookies() {
        return values.cookies;
    }

    boolean insecureTls() {
        return values.insecureTls;
    }

    /** Whether addresses of private networks are refused. */
    public boolean isPublicOnly() {
        return values.refused.test(InetAddress.getLoopbackAddress());
    }

    Predicate<InetAddress> refused() {
        return values.refused;
    }

    /** Host and port of an HTTP proxy, or null. */
    public String proxy() {
        return values.proxy;
    }

    Map<String, String> credentials() {
        return values.credentials;
    }

    /** Collects settings. Every one has a default. */
    public static final class Builder {
        private String userAgent = "Tagwave/0.1";
        private int threads = 8;
        private int maxDepth = Integer.MAX_VALUE;
        private ScopeKind scope = ScopeKind.HOST;
        private List<Pattern> include = List.of();
        private List<Pattern> exclude = List.of();
        private boolean robots = true;
        private boolean pageRobots = true;
        private int maxBytes = 10 << 20;
        private Duration timeout = Duration.ofSeconds(30);
        private int attempts = 3;
        private Duration pause = Duration.ofSeconds(1);
        private Duration maxPause = Duration.ofMinutes(5);
        private Duration maxCrawlDelay = Duration.ofSeconds(30);
        private int maxUrlLength = 2048;
        private int maxSegmentRepeats = 4;
        private boolean menuFirst;
        private boolean listsFirst;
        private boolean listsOnly;
        private boolean live = true;
        private boolean cookies;
        private boolean insecureTls;
        private Predicate<InetAddress> refused = address -> false;
        private String proxy;
        private Map<String, String> credentials = Map.of();

        /** What the crawl calls itself; its first word up to a slash is looked for in robots.txt. */
        public Builder userAgent(String name) {
            userAgent = name;
            return this;
        }

        /** Number of workers. */
        public Builder threads(int number) {
            threads = number;
            return this;
        }

        /** Links followed from a seed at most: 0 for the seeds alone. */
        public Builder maxDepth(int links) {
            maxDepth = links;
            return this;
        }

        public Builder scope(ScopeKind kind) {
            scope = kind;
            return this;
        }

        /** Follow only addresses in which one of the patterns is found; without any, all. */
        public Builder include(List<Pattern> patterns) {
            include = List.copyOf(patterns);
            return this;
        }

        /** Never follow addresses in which one of the patterns is found. */
        public Builder exclude(List<Pattern> patterns) {
            exclude = List.copyOf(patterns);
            return this;
        }

        /** Whether robots.txt is obeyed. */
        public Builder robots(boolean obey) {
            robots = obey;
            return this;
        }

        /** Whether X-Robots-Tag, meta robots and rel=nofollow are obeyed. */
        public Builder pageRobots(boolean obey) {
            pageRobots = obey;
            return this;
        }

        /** Largest body, after decompression. */
        public Builder maxBytes(int bytes) {
            maxBytes = bytes;
            return this;
        }

        /** From the start of a request to its last byte. */
        public Builder timeout(Duration time) {
            timeout = time;
            return this;
        }

        /** How often a page is tried at most. */
        public Builder attempts(int number) {
            attempts = number;
            return this;
        }

        /** Pause before the second attempt; it doubles for each further one. */
        public Builder pause(Duration first) {
            pause = first;
            return this;
        }

        /** Longest pause that a server can ask for; who asks for more is not asked again. */
        public Builder maxPause(Duration time) {
            maxPause = time;
            return this;
        }

        /** Longest Crawl-delay that is obeyed. */
        public Builder maxCrawlDelay(Duration time) {
            maxCrawlDelay = time;
            return this;
        }

        /** Links longer than this are not followed. */
        public Builder maxUrlLength(int characters) {
            maxUrlLength = characters;
            return this;
        }

        /** Links in whose path one segment stands more often than this are not followed: they come from loops. */
        public Builder maxSegmentRepeats(int times) {
            maxSegmentRepeats = times;
            return this;
        }

        /** Whether the links of a page's main menu are followed before its others. */
        /** False where pages come from an archive: no pause changes what it holds. */
        public Builder live(boolean fetched) {
            live = fetched;
            return this;
        }

        public Builder menuFirst(boolean first) {
            menuFirst = first;
            return this;
        }

        /** Whether the next pages of lists are followed, and nothing else. */
        public Builder listsOnly(boolean only) {
            listsOnly = only;
            return this;
        }

        /** Whether the next pages of lists are followed before other links. */
        public Builder listsFirst(boolean first) {
            listsFirst = first;
            return this;
        }

        /** Whether cookies are kept and sent. */
        public Builder cookies(boolean keep) {
            cookies = keep;
            return this;
        }

        /** Whether any certificate is taken for good: for tests against one's own servers only. */
        public Builder insecureTls(boolean trustEverybody) {
            insecureTls = trustEverybody;
            return this;
        }

        /** Whether addresses of private networks are refused. */
        public Builder publicOnly(boolean refusePrivate) {
            return refused(refusePrivate ? PublicDnsResolver::isPrivate : address -> false);
        }

        /** Addresses that are not connected to. */
        Builder refused(Predicate<InetAddress> addresses) {
            refused = addresses;
            return this;
        }

        /** Host and port of an HTTP proxy, or null. */
        public Builder proxy(String hostAndPort) {
            proxy = hostAndPort;
            return this;
        }

        /** User and password, joined by a colon, for HTTP basic authentication, by host. */
        public Builder credentials(Map<String, String> byHost) {
            credentials = Map.copyOf(byHost);
            return this;
        }

        public CrawlSettings build() {
            return new CrawlSettings(this);
        }

        private Builder copy() {
            Builder copy = new Builder();
            copy.userAgent = userAgent;
            copy.threads = threads;
            copy.maxDepth = maxDepth;
            copy.scope = scope;
            copy.include = include;
            copy.exclude = exclude;
            copy.robots = robots;
            copy.pageRobots = pageRobots;
            copy.maxBytes = maxBytes;
            copy.timeout = timeout;
            copy.attempts = attempts;
            copy.pause = pause;
            copy.maxPause = maxPause;
            copy.maxCrawlDelay = maxCrawlDelay;
            copy.maxUrlLength = maxUrlLength;
            copy.maxSegmentRepeats = maxSegmentRepeats;
            copy.menuFirst = menuFirst;
            copy.listsFirst = listsFirst;
            copy.listsOnly = listsOnly;
            copy.live = live;
            copy.cookies = cookies;
            copy.insecureTls = insecureTls;
            copy.refused = refused;
            copy.proxy = proxy;
            copy.credentials = credentials;
            return copy;
        }
    }
}
