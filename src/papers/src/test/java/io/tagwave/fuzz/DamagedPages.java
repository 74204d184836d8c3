package io.tagwave.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;

/** Pages with lists, each damaged in some ways of its own. The same seed and number make the same bytes. */
final class DamagedPages {

    private static final List<String> BLOCKS = List.of(
            "div",
            "p",
            "ul",
            "li",
            "table",
            "tr",
            "td",
            "th",
            "tbody",
            "section",
            "h3",
            "dl",
            "dd",
            "dt",
            "form",
            "fieldset",
            "blockquote",
            "pre",
            "center",
            "article",
            "nav",
            "button",
            "select",
            "option",
            "caption",
            "colgroup");

    private static final List<String> INLINE = List.of(
            "a",
            "b",
            "i",
            "u",
            "font",
            "em",
            "big",
            "small",
            "nobr",
            "span",
            "code",
            "tt",
            "strike",
            "label",
            "img",
            "br",
            "input",
            "wbr",
            "svg",
            "math",
            "mi",
            "foreignObject",
            "desc",
            "title");

    private static final List<String> RAW = List.of(
            "<script>if (a < b) document.write('<li>')</script>",
            "<style>li > a {}</style>",
            "<noscript><p>n</p>",
            "<template><li>t</template>",
            "<textarea><li>",
            "<plaintext>",
            "<xmp><b>",
            "<iframe src=x>",
            "<frameset>",
            "<!-- <li>",
            "-->",
            "<![CDATA[ x ]]>",
            "<?xml version='1.0'?>",
            "<!doctype x>",
            "</body>",
            "</html>",
            "<body class=again>",
            "<head>",
            "<base href='http://[x'>",
            "<meta charset=utf-16>",
            "<meta http-equiv=refresh content=0>",
            "&#0;",
            "&#x110000;",
            "&nosuch;",
            "&#xD800;",
            "&",
            "<",
            "</",
            "<>",
            "</ >",
            "<a href=>",
            "<a href='javascript:x()'>",
            "<a href='http://\u0000/'>",
            "<div id=\"",
            "\u0000",
            "\u202e",
            "\u001b[2J",
            "\uFEFF",
            "\u0080");

    private static final List<String> WORDS = List.of(
            "Rope",
            "12,50 €",
            "2024-09-06",
            "Anchor",
            "1.024,00",
            "lantern",
            "灯台",
            "ab\u0301",
            "😀",
            "",
            " ",
            "sold out",
            "4.5 kg",
            "16:00",
            "§",
            "--");

    private DamagedPages() {}

    /** A page by its number. */
    static byte[] page(long seed, int number) {
        Random random = new Random(seed * 1_000_003 + number);
        StringBuilder page = new StringBuilder("<!doctype html><html><head><title>Page ")
                .append(number)
                .append("</title></head><body>");
        menu(page, random);
        list(page, random);
        String text = page.toString();
        for (int damages = 1 + random.nextInt(4); damages > 0; damages--) {
            text = damaged(text, random);
        }
        return bytes(text, random);
    }

    private static void menu(StringBuilder page, Random random) {
        page.append("<ul class=menu>");
        for (int i = random.nextInt(9); i >= 0; i--) {
            page.append("<li><a href='/m").append(i).append("'>Part ").append(i).append("</a></li>");
        }
        page.append("</ul>");
    }

    private static void list(StringBuilder page, Random random) {
        boolean table = random.nextBoolean();
        String row = table ? "tr" : BLOCKS.get(random.nextInt(BLOCKS.size()));
        String cell = table ? "td" : INLINE.get(random.nextInt(8));
        page.append(table ? "<table>" : "<div class=list>");
        int records = 1 << random.nextInt(8);
        for (int i = 0; i < records; i++) {
            page.append('<')
                    .append(row)
                    .append(" class=r")
                    .append(random.nextInt(3))
                    .append('>');
            for (int field = 1 + random.nextInt(5); field > 0; field--) {
                page.append('<').append(cell).append("><a href='/i").append(i).append("'>");
                page.append(word(random)).append(' ').append(i).append("</a>").append(word(random));
                page.append("</").append(cell).append('>');
            }
            page.append("</").append(row).append('>');
        }
        page.append(table ? "</table>" : "</div>");
    }

    private static String word(Random random) {
        return WORDS.get(random.nextInt(WORDS.size()));
    }

    private static String tag(Random random) {
        List<String> names = random.nextBoolean() ? BLOCKS : INLINE;
        return names.get(random.nextInt(names.size()));
    }

    private static String damaged(String page, Random random) {
        return switch (random.nextInt(12)) {
            case 0 -> page.substring(0, random.nextInt(page.length() + 1));
            case 1 -> each(page, random, 20, at -> "");
            case 2 -> each(page, random, 10, at -> RAW.get(random.nextInt(RAW.size())) + at);
            case 3 -> each(page, random, 30, at -> "<" + tag(random) + ">" + at);
            case 4 -> each(page, random, 30, at -> "</" + tag(random) + ">" + at);
            case 5 -> page.replaceAll("</(?:" + tag(random) + "|" + tag(random) + "|a|li|td|tr)>", "");
            case 6 -> insert(page, random, ("<" + tag(random) + ">").repeat(1 + random.nextInt(700)));
            case 7 -> insert(page, random, nested(random));
            case 8 -> insert(page, random, "<" + tag(random) + " " + "x='y' ".repeat(random.nextInt(300)) + ">");
            case 9 -> insert(page, random, "<p title='" + "long ".repeat(random.nextInt(2000)) + "'>");
            case 10 -> page + page.substring(random.nextInt(page.length() + 1));
            default -> "<" + tag(random) + "><b><i>" + page.replace("</", random.nextBoolean() ? "<" : "</x");
        };
    }

    /** Two or three tags in turns, none of them closed. */
    private static String nested(Random random) {
        StringBuilder text = new StringBuilder();
        for (int tags = 2 + random.nextInt(2); tags > 0; tags--) {
            text.append('<').append(tag(random)).append('>').append(random.nextInt(3) == 0 ? "x" : "");
        }
        return text.toString().repeat(1 + random.nextInt(400));
    }

    private static String insert(String page, Random random, String text) {
        int at = random.nextInt(page.length() + 1);
        return page.substring(0, at) + text + page.substring(at);
    }

    /** Changes the page at some places. */
    private static String each(String page, Random random, int most, UnaryOperator<String> change) {
        StringBuilder text = new StringBuilder(page);
        for (int n = random.nextInt(most); n >= 0 && text.length() > 0; n--) {
            int at = random.nextInt(text.length());
            text.replace(at, at + 1, change.apply(text.substring(at, at + 1)));
        }
        return text.toString();
    }

    /** In an encoding that need not be the named one, sometimes with broken bytes. */
    private static byte[] bytes(String text, Random random) {
        byte[] bytes =
                switch (random.nextInt(12)) {
                    case 0 -> text.getBytes(StandardCharsets.UTF_16);
                    case 1 -> text.getBytes(StandardCharsets.UTF_16LE);
                    case 2 -> text.getBytes(StandardCharsets.ISO_8859_1);
                    default -> text.getBytes(StandardCharsets.UTF_8);
                };
        for (int n = random.nextInt(4) == 0 ? random.nextInt(30) : 0; n > 0 && bytes.length > 0; n--) {
            bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
        }
        return random.nextInt(50) == 0 ? Arrays.copyOf(bytes, random.nextInt(bytes.length + 1)) : bytes;
    }
}
