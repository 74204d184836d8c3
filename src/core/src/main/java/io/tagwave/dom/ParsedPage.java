package io.tagwave.dom;

import io.tagwave.tree.LinkResolver;
import io.tagwave.tree.PageTree;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jsoup.nodes.Attributes;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.select.Elements;
import org.jspecify.annotations.Nullable;

/** Holds a parsed page: its flat tree, and what only the full document knows. Not for use by two threads at once. */
public final class ParsedPage implements LinkResolver {

    private static final Pattern ROBOTS = Pattern.compile("\\b(?:noindex|nofollow|none)\\b", Pattern.CASE_INSENSITIVE);

    private static final String LOGIN =
            "input[type=password], input[autocomplete~=(?i)(^|\\s)(username|webauthn|current-password"
                    + "|one-time-code)(\\s|$)]";

    private static final String LINES = "input:not([type]), input[type=text], input[type=email], input[type=tel]";

    /** A page with a list and a form for a newsletter has more. */
    private static final int MOST_TEXT_AROUND_LOGIN = 500;

    private final Document document;
    private final List<Node> nodes;
    private final PageTree tree;
    private @Nullable WebUrl base;
    /** Read on demand; an empty string if the page declares none. */
    private @Nullable String canonical;

    private final Charset encoding;
    /** The encoding of queries, for which the URL standard takes UTF-8 in place of UTF-16. */
    private final Charset urlEncoding;

    private final PageElements elements;
    private final double treeMillis;
    private final String note;
    private @Nullable List<Hyperlink> links;

    ParsedPage(
            Document document,
            List<Node> nodes,
            PageTree tree,
            PageElements elements,
            double treeMillis,
            String note,
            Charset encoding) {
        this.encoding = encoding;
        urlEncoding = encoding.name().startsWith("UTF-16") ? StandardCharsets.UTF_8 : encoding;
        this.note = note;
        this.treeMillis = treeMillis;
        this.elements = elements;
        this.document = document;
        this.nodes = nodes;
        this.tree = tree;
    }

    /** Returns the body in document order. */
    public PageTree tree() {
        return tree;
    }

    /** Returns the encoding that the page was read in; UTF-8 if it was parsed from a text. */
    public Charset encoding() {
        return encoding;
    }

    /** Returns whether the body has text. */
    public boolean hasText() {
        return tree.textLength(0, tree.size()) > 0;
    }

    /** Returns the milliseconds it took to build the tree from the parser's document. */
    public double treeMillis() {
        return treeMillis;
    }

    /** Returns how the page differs from what a browser would show; usually an empty string. */
    public String note() {
        return note;
    }

    /** Joins two notes, either of which may be empty. */
    public static String joinedNotes(String one, String other) {
        return one.isEmpty() || other.isEmpty() ? one + other : one + "; " + other;
    }

    /** Returns the text of the title element, an empty string without one. */
    public String title() {
        return document.title();
    }

    /** Returns the language that the page declares, as written: {@code de}, {@code en-GB}; an empty string without one. */
    public String language() {
        Element html = document.firstElementChild();
        String lang = html == null ? "" : html.attr("lang");
        lang = lang.isBlank() && html != null ? html.attr("xml:lang") : lang;
        lang = lang.isBlank() && document.body() != null ? document.body().attr("lang") : lang;
        return lang.isBlank()
                ? elements.metas().stream()
                        .filter(meta -> meta.attr("http-equiv").equalsIgnoreCase("content-language")
                                || meta.attr("property").equalsIgnoreCase("og:locale"))
                        .map(meta -> meta.attr("content").strip())
                        .findFirst()
                        .orElse("")
                : lang.strip();
    }

    /**
     * Returns the address against which relative links are resolved: the base element's, else the page's own, else the canonical
     * one if the page's own is unknown; an empty string without any.
     */
    public String baseUri() {
        WebUrl url = base();
        return url == null ? "" : url.toString();
    }

    private @Nullable WebUrl base() {
        if (base == null) {
            base = declaredBase();
            String other = base == null ? canonical() : null;
            base = other == null ? base : WebUrl.parse(other, null, urlEncoding);
        }
        return base;
    }

    /** Returns the first base element's address unless it is none that links can be resolved against, else the page's own. */
    private @Nullable WebUrl declaredBase() {
        WebUrl own = WebUrl.parse(url(), null, urlEncoding);
        Element element = elements.base();
        WebUrl named = element == null ? null : WebUrl.parse(element.attr("href"), own, urlEncoding);
        return named == null || List.of("javascript", "data").contains(named.scheme()) ? own : named;
    }

    /** Returns the anchors and areas with an address, in document order. */
    public List<Hyperlink> links() {
        if (links == null) {
            links = elements.links().stream().map(this::link).toList();
        }
        return links;
    }

    /** Returns which of {@link #links()}, by their numbers, are at the given positions of the tree. */
    public BitSet linksAt(Collection<Integer> positions) {
        Set<Node> wanted = Collections.newSetFromMap(new IdentityHashMap<>());
        positions.forEach(position -> wanted.add(nodes.get(position)));
        BitSet found = new BitSet();
        int number = 0;
        for (Element link : elements.links()) {
            found.set(number++, wanted.contains(link));
        }
        return found;
    }

    /** Returns the page's own address as it was given to the parser, regardless of a base element. */
    @Override
    public String url() {
        return document.location();
    }

    /** Returns the absolute addresses of link elements and links with {@code rel=next}, in document order. */
    @Override
    public List<String> declaredNext() {
        return elements.next().stream()
                .map(element -> absolute(element.attr("href")))
                .toList();
    }

    /** Adds an absolute address to those that the page declares as the next one. */
    public void declareNext(String address) {
        elements.add(document.head().appendElement("link").attr("rel", "next").attr("href", address));
    }

    /**
     * Returns the absolute address of {@code link rel=canonical}, or null. Where the page's own address is unknown, and this is missing
     * or the start of the site, as some templates have it on each page, it is that of {@code og:url} if that is a page of the site.
     */
    @Override
    public @Nullable String canonical() {
        if (canonical == null) {
            Element link = elements.canonical();
            WebUrl own = declaredBase();
            WebUrl url = link == null ? null : WebUrl.parse(link.attr("href"), own, urlEncoding);
            url = own == null && (url == null || isStart(url)) ? shared(url) : url;
            canonical = url == null ? "" : url.toString();
        }
        return canonical.isEmpty() ? null : canonical;
    }

    private @Nullable WebUrl shared(@Nullable WebUrl start) {
        String content = document.select("meta[property=og:url]").attr("content");
        WebUrl url = WebUrl.parse(content, null, urlEncoding);
        boolean isPage = url != null
                && url.isHttp()
                && !isStart(url)
                && (start == null || url.resolve("/", urlEncoding).equals(start.resolve("/", urlEncoding)));
        return isPage ? url : start;
    }

    private boolean isStart(WebUrl url) {
        return url.toString().equals(url.resolve("/", urlEncoding));
    }

    @Override
    public @Nullable String controlAddress(int node) {
        return nodes.get(node) instanceof Element element ? ControlAddress.of(element) : null;
    }

    /**
     * Returns the directives of the meta elements for robots, in lower case and each on a line: those for all robots, and those for
     * a robot that the element names as {@code name:directives}, as an X-Robots-Tag header does.
     */
    public String robots() {
        return elements.metas().stream()
                .filter(meta -> ROBOTS.matcher(meta.attr("content")).find())
                .map(meta ->
                        meta.attr("name").strip() + ":" + meta.attr("content").replace('\n', ' '))
                .collect(Collectors.joining("\n"))
                .toLowerCase(Locale.ROOT);
    }

    @Override
    public String absolute(String address) {
        String written = address.strip();
        // Most pages write addresses of other sites in full, and a page from a file has no base.
        if (written.startsWith("http://") || written.startsWith("https://") || base() == null) {
            return written;
        }
        String url = resolved(written);
        return url.isEmpty() ? written : url;
    }

    /**
     * Returns whether the page asks to log in: by a field for a password, a name or a code (HTML 4.10.18.7), or by little else than one
     * form that sends one line. The password is often asked for on a page of its own, after the name.
     */
    public boolean asksToLogIn() {
        Elements forms = document.select("form");
        boolean isOneLine = forms.size() == 1
                && forms.attr("method").equalsIgnoreCase("post")
                && forms.select(LINES).size() == 1
                && forms.select("select, textarea, [type=search]").isEmpty()
                && tree.textLength(0, tree.size()) < MOST_TEXT_AROUND_LOGIN;
        return isOneLine || document.selectFirst(LOGIN) != null;
    }

    /** Returns the script elements that hold JSON. */
    List<Element> data() {
        return elements.data();
    }

    /** Returns how much script the page has. */
    public ScriptVolume scripts() {
        int scripts = 0;
        int characters = 0;
        for (Element script : document.getElementsByTag("script")) {
            String type = script.attr("type").toLowerCase(Locale.ROOT);
            boolean runs = type.isBlank() || type.contains("javascript") || type.equals("module");
            scripts += runs ? 1 : 0;
            characters += script.data().length();
        }
        return new ScriptVolume(scripts, characters);
    }

    private String resolved(String written) {
        WebUrl page = base();
        WebUrl alone = page == null ? WebUrl.parse(written, null, urlEncoding) : null;
        return page != null ? page.resolve(written, urlEncoding) : alone == null ? "" : alone.toString();
    }

    /** Returns the document node behind a position of the tree. */
    public Node node(int position) {
        return nodes.get(position);
    }

    /** Returns a deep copy, whose tree has the same positions. */
    public ParsedPage copy() {
        return Flattener.flatten(document.clone(), note, encoding);
    }

    public Document document() {
        return document;
    }

    private Hyperlink link(Element a) {
        Attributes attributes = a.attributes();
        return new Hyperlink(
                resolved(attributes.get("href")),
                a.text(),
                attributes.get("rel").toLowerCase(Locale.ROOT));
    }
}
