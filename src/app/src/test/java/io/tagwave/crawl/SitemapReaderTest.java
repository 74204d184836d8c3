package io.tagwave.crawl;

import static io.tagwave.crawl.TestSite.answer;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SitemapReaderTest {

    private static final String SPACE = " xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>";

    private final TestSite site = new TestSite();
    private final HttpPageSource source = new HttpPageSource(CrawlSettings.defaults());
    private final List<String> turns = new ArrayList<>();
    private final List<String> lost = new ArrayList<>();

    @AfterEach
    void close() {
        source.close();
        site.close();
    }

    @Test
    void theUsualPlaceIsTriedWhereRobotsNameNone() {
        urls("/sitemap.xml", "/a", "/b");
        assertEquals(List.of(site.url("/a"), site.url("/b")), read());
        assertEquals(List.of(site.url("/robots.txt"), site.url("/sitemap.xml")), turns);
    }

    @Test
    void onlyThoseThatRobotsNameAreReadEachOnceAndWhatIsBrokenIsLeftOut() {
        robots("/one.xml", "/one.xml", "/missing.xml", "/broken.xml", "/index.xml", "/two.xml");
        urls("/sitemap.xml", "/unwanted");
        urls("/one.xml", "/a");
        urls("/two.xml", "/b");
        site.page("/broken.xml", (request, out) -> xml(out, "<urlset"));
        site.page(
                "/index.xml",
                (request, out) -> xml(
                        out,
                        "<sitemapindex" + SPACE + "<sitemap><loc>" + site.url("/two.xml")
                                + "</loc></sitemap><sitemap><loc>" + site.url("/three.xml")
                                + "</loc></sitemap></sitemapindex>"));
        urls("/three.xml", "/c");
        assertEquals(List.of(site.url("/a"), site.url("/b"), site.url("/c")), read());
        assertEquals(1, site.count("/two.xml"));
        assertEquals(0, site.count("/sitemap.xml"));
    }

    @Test
    void rulesThatAreKnownAreNotAskedForAgain() {
        urls("/sitemap.xml", "/a");
        RobotsTxt robots = new RobotsTxt(CrawlSettings.defaults(), source);
        SitemapReader sitemaps = new SitemapReader(source, robots, address -> () -> turns.add(address));
        List<String> pages = new ArrayList<>();
        String origin = site.url("");
        sitemaps.read(origin, pages::add, lost::add);
        sitemaps.read(origin, pages::add, lost::add);
        assertEquals(1, site.count("/robots.txt"));
        assertEquals(2, pages.size());
    }

    @Test
    void aSitemapThatTheSiteNamesAndDoesNotSendIsNamed() {
        robots("/gone.xml", "/busy.xml", "/cut.xml", "/map.xml.gz");
        site.page("/busy.xml", (request, out) -> answer(out, 503, Map.of("Retry-After", "0"), ""));
        site.page(
                "/cut.xml",
                (request, out) -> answer(
                        out,
                        200,
                        Map.of("Content-Type", "text/xml", "Transfer-Encoding", "chunked"),
                        "999\r\n<urlset>"));
        site.page("/map.xml.gz", (request, out) -> answer(out, 200, Map.of(), new byte[] {0x1f, (byte) 0x8b, 8, 0}));
        read();
        assertEquals(4, lost.size(), lost::toString);
        assertEquals(site.url("/gone.xml") + ": HTTP 404", lost.get(0));
        assertEquals(site.url("/busy.xml") + ": HTTP 503", lost.get(1));
        assertTrue(lost.get(3).startsWith(site.url("/map.xml.gz") + ": damaged compression"), lost::toString);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<!doctype html><html><body>Not found</body></html>              | is no sitemap",
                "<!-- a > b <c> --><HTML lang='fr'><p>Perdu                      | is no sitemap",
                "<Error><Code>AccessDenied</Code></Error>                        | is no sitemap",
                "Zugriff verweigert                                              | is no sitemap",
                "''                                                              | is no sitemap",
                "<?xml version='1.0'?><urlset><url><loc>/a</loc></url><url><lo   | breaks off",
                "<s:urlset xmlns:s='x'><s:url><s:loc>/a</s:loc></s:url>          | breaks off",
                "<urlset><url><loc>/a</loc><x:link href='/b'/>                   | breaks off",
                "<urlset><url><loc>/a</loc></url><url/>                          | breaks off",
                "<urlset xmlns='x'                                               | breaks off",
                "<urlset xmlns='x' />                                            | ''",
                "<sitemapindex><!-- <urlset> --></sitemapindex>                  | ''",
                "<!DOCTYPE urlset [<!ENTITY x 'y'>]><urlset/>                    | ''",
                "<rdf:RDF><item><link>/a</link></item></rdf:RDF>                 | ''",
                "https://e.org/a                                                 | ''"
            })
    void whatIsNoWholeSitemapIsNamedThoughItsStatusIs200(String body, String said) {
        for (Charset charset : List.of(StandardCharsets.UTF_8, StandardCharsets.UTF_16)) {
            lost.clear();
            robots("/one.xml", "/odd.xml");
            urls("/one.xml", "/a");
            site.page("/odd.xml", (request, out) -> answer(out, 200, Map.of(), body.getBytes(charset)));
            assertEquals(site.url("/a"), read().get(0));
            assertEquals(said.isEmpty() ? List.of() : List.of(site.url("/odd.xml") + ": " + said), lost);
        }
    }

    private void robots(String... sitemaps) {
        StringBuilder text = new StringBuilder("User-agent: *\nDisallow: /shut\n");
        Stream.of(sitemaps).forEach(map -> text.append("Sitemap: " + site.url(map) + "\n"));
        site.page("/robots.txt", (request, out) -> answer(out, 200, Map.of(), text + "Sitemap: ftp://e.org/x\n"));
    }

    private void urls(String path, String... pages) {
        StringBuilder text = new StringBuilder("<urlset" + SPACE);
        Stream.of(pages).forEach(page -> text.append("<url><loc>" + site.url(page) + "</loc></url>"));
        site.page(path, (request, out) -> xml(out, text + "</urlset>"));
    }

    private static void xml(java.io.OutputStream out, String text) throws java.io.IOException {
        answer(out, 200, Map.of("Content-Type", "application/xml"), "<?xml version='1.0'?>" + text);
    }

    private List<String> read() {
        List<String> pages = new ArrayList<>();
        RobotsTxt robots = new RobotsTxt(CrawlSettings.defaults(), source);
        new SitemapReader(source, robots, address -> () -> turns.add(address))
                .read(site.url(""), pages::add, lost::add);
        return pages;
    }

    @Test
    void readingEndsWhereNoMorePagesAreWanted() {
        robots("/one.xml", "/two.xml");
        urls("/one.xml", "/a", "/b", "/c");
        urls("/two.xml", "/d");
        List<String> pages = new ArrayList<>();
        RobotsTxt robots = new RobotsTxt(CrawlSettings.defaults(), source);
        new SitemapReader(source, robots, address -> () -> turns.add(address))
                .read(
                        site.url(""),
                        page -> {
                            pages.add(page);
                            return pages.size() < 2;
                        },
                        lost::add);
        assertEquals(List.of(site.url("/a"), site.url("/b")), pages);
        assertEquals(0, site.count("/two.xml"));
    }

    @Test
    void redirectsOfSitemapsAreFollowedOnceEach() {
        site.page("/sitemap.xml", (request, out) -> answer(out, 301, Map.of("Location", "/wp-sitemap.xml"), ""));
        site.page("/wp-sitemap.xml", (request, out) -> answer(out, 302, Map.of("Location", "/three.xml"), ""));
        urls("/three.xml", "/a");
        assertEquals(List.of(site.url("/a")), read());
        site.page("/three.xml", (request, out) -> answer(out, 302, Map.of("Location", "/sitemap.xml"), ""));
        assertEquals(List.of(), read());
        assertEquals(2, site.count("/three.xml"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "?a=1&b=2                       | ?a=1&b=2",
                "?a=1&copy=2                    | ?a=1&copy=2",
                "?a=1&amp;b=2                   | ?a=1&b=2",
                "<![CDATA[?a=1&b=2]]>           | ?a=1&b=2",
                "?q=caf&eacute;                 | ?q=caf%C3%A9",
                "?q=caf\u00e9 x                  | ?q=caf%C3%A9%20x"
            })
    void addressesThatXmlForbidsAreReadAsTheyWereMeant(String written, String read) {
        String odd = written.replace("<![CDATA[", "<![CDATA[" + site.url("/a"));
        String first = odd.equals(written) ? site.url("/a") + written : odd;
        site.page(
                "/sitemap.xml",
                (request, out) -> xml(
                        out,
                        "<!DOCTYPE urlset [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><urlset" + SPACE + "<url><loc>\n"
                                + first + "</loc></url><url><lastmod>\u000b</lastmod><loc>/b</loc></url><url><loc>"
                                + site.url("/cut")));
        assertEquals(List.of(site.url("/a" + read), site.url("/b")), read());
    }

    @Test
    void picturesAndVideosOfPagesAreNoPages() {
        site.page(
                "/sitemap.xml",
                (request, out) -> xml(
                        out,
                        "<urlset xmlns:i='http://www.google.com/schemas/sitemap-image/1.1'"
                                + " xmlns:v='http://www.google.com/schemas/sitemap-video/1.1'" + SPACE + "<url><loc>"
                                + site.url("/a") + "</loc><i:image><i:loc>" + site.url("/a.jpg")
                                + "</i:loc></i:image><v:video><v:content_loc>" + site.url("/a.mp4")
                                + "</v:content_loc></v:video></url><url><loc>" + site.url("/b")
                                + "</loc></url></urlset>"));
        assertEquals(List.of(site.url("/a"), site.url("/b")), read());
    }

    @Test
    void otherNamespacesOfSitemapsAndFeedsAreRead() {
        for (String root : List.of(
                "<urlset>",
                "<urlset xmlns='http://www.google.com/schemas/sitemap/0.84'>",
                "<urlset xmlns='https://www.sitemaps.org/schemas/sitemap/0.9'>",
                "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9/'>")) {
            site.page(
                    "/sitemap.xml",
                    (request, out) -> xml(out, root + "<url><loc>" + site.url("/a") + "</loc></url></urlset>"));
            assertEquals(List.of(site.url("/a")), read(), root);
        }
        site.page(
                "/sitemap.xml",
                (request, out) -> xml(
                        out,
                        "<rss version='2.0'><channel><item><guid isPermaLink='false'>" + site.url("/a")
                                + "</guid><link>" + site.url("/b") + "</link></item><item><guid>" + site.url("/d")
                                + "</guid></item></channel></rss>"));
        assertEquals(List.of(site.url("/b"), site.url("/d")), read());
        site.page(
                "/sitemap.xml",
                (request, out) -> xml(
                        out,
                        "<feed xmlns='http://www.w3.org/2005/Atom'><entry><link href='" + site.url("/c")
                                + "'/></entry></feed>"));
        assertEquals(List.of(site.url("/c")), read());
    }
}
