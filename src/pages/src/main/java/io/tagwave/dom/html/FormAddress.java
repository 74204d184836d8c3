package io.tagwave.dom.html;

import io.tagwave.dom.PageEncoding;
import java.net.URLEncoder;
import java.nio.charset.Charset;
import java.util.List;
import java.util.stream.Collectors;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.FormElement;
import org.jsoup.select.Elements;
import org.jspecify.annotations.Nullable;

/** Fills a form whose fields go into its URL ({@code method=get}), as those of a search do. Problems are exceptions with one sentence. */
public final class FormAddress {

    private static final String HIDDEN = "[hidden], [hidden] *, [type=hidden], template *, [disabled]";
    private static final String SENDING = "button:not([type=button]):not([type=reset]), [type=submit], [type=image]";

    private final Document document;
    private final Charset encoding;
    private @Nullable FormElement form;
    private String button = "";
    private boolean sent;

    public FormAddress(byte[] page, @Nullable Charset charset, String url) {
        PageEncoding decoded = PageEncoding.of(page, charset);
        document = Jsoup.parse(decoded.text(), url);
        encoding = decoded.encoding();
    }

    /**
     * Does a step of a person.
     *
     * @param verb click, type or select
     * @param target a CSS selector, or the text of a button in quotes
     * @param text to type, or of the option to choose
     */
    public void step(String verb, String target, String text) {
        Element element = verb.equals("wait") ? document : one(target);
        String kind = verb + (element.is("select") ? " list" : element.is(SENDING) ? " button" : " field");
        boolean isOther = sent || form != null && form != element.closest("form");
        if (isOther || !(element.closest("form") instanceof FormElement around)) {
            throw new IllegalArgumentException("only one form is sent without a browser: add --render");
        }
        form = around;
        if (kind.equals("click button")) {
            sent = true;
            button = element.attr("name").isEmpty() ? "" : pair(element.attr("name"), element.val());
        } else if (kind.equals("select list")) {
            Elements options = element.select("option").removeAttr("selected");
            options.removeIf(one -> !one.text().equals(text) && !one.val().equals(text));
            options.stream().limit(1).forEach(one -> one.attr("selected", true));
            if (options.isEmpty()) {
                throw new IllegalArgumentException("expected an option of the list");
            }
        } else if (kind.equals("type field") && element.is("input:not([type=password]), textarea")) {
            element.val(text);
        } else {
            throw new IllegalArgumentException("only a browser does this: add --render");
        }
    }

    private Element one(String target) {
        boolean isText = target.startsWith("\"");
        String name = target.replace("\"", "").strip();
        Elements found = document.select(isText ? SENDING : target);
        found.removeIf(one -> one.is(HIDDEN) || isText && !name.equals(one.text()) && !name.equals(one.val()));
        if (found.size() != 1) {
            throw new IllegalArgumentException("expected one visible element, found " + found.size());
        }
        return found.get(0);
    }

    /** Returns the URL that is asked for when the form is sent, by its button or by the Enter key. */
    public String address() {
        if (form == null || form.attr("method").equalsIgnoreCase("post")) {
            throw new IllegalArgumentException("this may change something on the server: add --render --allow-post");
        }
        List<String> fields = form.formData().stream()
                .map(field -> pair(field.key(), field.value()))
                .collect(Collectors.toList());
        fields.add(button);
        fields.remove("");
        String action = form.hasAttr("action") ? form.absUrl("action") : document.location();
        return action.replaceFirst("[?#].*", "") + "?" + String.join("&", fields);
    }

    private String pair(String name, String value) {
        return URLEncoder.encode(name, encoding) + "=" + URLEncoder.encode(value, encoding);
    }
}
