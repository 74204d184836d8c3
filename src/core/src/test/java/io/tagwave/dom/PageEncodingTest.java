package io.tagwave.dom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PageEncodingTest {

    private static final String RUSSIAN = "<p>Новости дня, читайте сегодня";

    @ParameterizedTest
    @CsvSource({
        "windows-1251, Новости дня",
        "gbk, 今日新闻",
        "gb2312, 今日新闻",
        "euc-jp, 今日のニュース",
        "shift_jis, 今日のニュース",
        "x-sjis, ニュース①",
        "iso-8859-1, “Größe” – café",
        "windows-1250, Najnovšie Články",
        "big5, 今日新聞",
        "euc-kr, 오늘의 뉴스",
        "koi8-r, Новости"
    })
    void aSavedPageIsUtf8WhateverItNames(String label, String text) {
        String html = "<html><head><meta charset=" + label + "></head><p>" + text;
        ParsedPage page = page(html.getBytes(StandardCharsets.UTF_8), null);
        assertEquals(text, text(page));
        assertTrue(page.note().contains("but its bytes are valid UTF-8"), page.note());
        ParsedPage plain = page(
                html.getBytes(Charset.forName(
                        label.equals("x-sjis") ? "windows-31j" : label.equals("iso-8859-1") ? "windows-1252" : label)),
                null);
        assertEquals(text, text(plain));
        assertEquals("", plain.note());
    }

    @ParameterizedTest
    @CsvSource({
        "ru, KOI8-R, Новости дня о погоде в Москве",
        "ru, windows-1251, «Новости дня» – погода в Москве",
        "ru, ISO-8859-5, Новости дня о погоде в Москве",
        "ru, IBM866, Новости дня о погоде в Москве",
        "uk, KOI8-U, Новини дня про їжу",
        "ja, EUC-JP, 今日のニュースについて",
        "ja, windows-31j, 今日のニュースについて",
        "pl, ISO-8859-2, Wiadomości z dnia: żółw w Łodzi źle śpi",
        "pl, windows-1250, Wiadomości z dnia: żółw w Łodzi źle śpi",
        "el, ISO-8859-7, Άνοιξη στην Αθήνα",
        "'', windows-1252, Été à l’œuvre"
    })
    void aPageWithoutANameIsReadAsItsLanguageIsWrittenAndSaysSo(String lang, String encoding, String text) {
        String html = (lang.isEmpty() ? "" : "<html lang=" + lang + ">") + "<p>" + text;
        ParsedPage page = page(html.getBytes(Charset.forName(encoding)), null);
        assertEquals(text, text(page));
        assertEquals("the page names no encoding, and is read as " + encoding, page.note());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Shift_JIS                 | windows-31j",
                "x-sjis                    | windows-31j",
                "ISO-8859-1                | windows-1252",
                "latin1                    | windows-1252",
                "us-ascii                  | windows-1252",
                "iso-8859-11               | x-windows-874",
                "gb2312                    | GB18030",
                "ks_c_5601-1987            | x-windows-949",
                "koi8-r                    | KOI8-R"
            })
    void labelsNameTheLargerEncodingInHeaderAndMeta(String label, String encoding) {
        byte[] page = ("<meta charset=" + label + "><p>plain").getBytes(StandardCharsets.US_ASCII);
        assertEquals(encoding, PageEncoding.of(page, null).encoding().name());
        assertEquals(
                encoding,
                PageEncoding.of("<p>".getBytes(StandardCharsets.US_ASCII), Charset.forName(label))
                        .encoding()
                        .name());
    }

    @Test
    void labelsThatJavaDoesNotKnowAreReadAsTheStandardSays() {
        byte[] hebrew =
                "<meta charset=iso-8859-8-i><p>\u05e9\u05dc\u05d5\u05dd".getBytes(Charset.forName("ISO-8859-8"));
        assertEquals("\u05e9\u05dc\u05d5\u05dd", text(page(hebrew, null)));
        byte[] roman = "<meta charset=Macintosh><p>Gr\u00fc\u00dfe".getBytes(Charset.forName("x-MacRoman"));
        assertEquals("Gr\u00fc\u00dfe", text(page(roman, null)));
    }

    @Test
    void aSingleAccentIsNoUtf8() {
        byte[] german = "<meta charset=iso-8859-1><p>Spaß»".getBytes(StandardCharsets.ISO_8859_1);
        assertEquals("Spaß»", text(page(german, null)));
    }

    @Test
    void aServerThatNamesAnotherEncodingThanPageAndBytesIsNotBelieved() {
        byte[] cyrillic = ("<meta charset=windows-1251>" + RUSSIAN).getBytes(Charset.forName("windows-1251"));
        for (Charset lie : new Charset[] {StandardCharsets.UTF_8, StandardCharsets.ISO_8859_1}) {
            ParsedPage page = page(cyrillic, lie);
            assertEquals("Новости дня, читайте сегодня", text(page));
            assertTrue(page.note().startsWith("the server names "), page.note());
        }
        byte[] utf8 = ("<meta charset=utf-8>" + RUSSIAN).getBytes(StandardCharsets.UTF_8);
        assertEquals("Новости дня, читайте сегодня", text(page(utf8, StandardCharsets.ISO_8859_1)));
    }

    @Test
    void aServerIsBelievedWhereTheBytesFitBothNames() {
        byte[] czech = "<meta charset=iso-8859-2><p>vítejte v naší galerii".getBytes(Charset.forName("windows-1250"));
        assertEquals("vítejte v naší galerii", text(page(czech, Charset.forName("windows-1250"))));
        byte[] french = "<meta charset=gbk><p>café élevé à côté".getBytes(Charset.forName("windows-1252"));
        assertEquals("café élevé à côté", text(page(french, StandardCharsets.ISO_8859_1)));
    }

    @Test
    void bytesThatFitNoEncodingAreCountedInTheNote() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes("<meta charset=utf-8><p>été déjà vu, âge, fête, île, où, cœur, ça, là, naïf "
                .getBytes(StandardCharsets.UTF_8));
        bytes.write(0xE9);
        ParsedPage page = page(bytes.toByteArray(), null);
        assertTrue(text(page).startsWith("été déjà vu"), text(page));
        assertEquals("1 character is unreadable (U+FFFD)", page.note());
    }

    @Test
    void withoutANameBytesThatAreNoUtf8AreWestern() {
        assertEquals("café", text(page("<p>café".getBytes(StandardCharsets.ISO_8859_1), null)));
        assertEquals("café", text(page("<p>café".getBytes(StandardCharsets.UTF_8), null)));
        assertEquals(
                "10 €",
                text(page(
                        "<?xml version='1.0' encoding='windows-1252'?><p>10 €"
                                .getBytes(Charset.forName("windows-1252")),
                        null)));
    }

    @ParameterizedTest
    @CsvSource({
        "ru, windows-1251, Новости дня",
        "pl, windows-1250, Zażółć gęślą jaźń",
        "ja, shift_jis, 今日のニュース",
        "zh-CN, gbk, 今日新闻",
        "ko, euc-kr, 오늘의 뉴스",
        "el, windows-1253, Καλημέρα κόσμε",
        "de, windows-1252, Größe “3”"
    })
    void withoutAFittingNameBytesAreReadAsIsUsualInTheirLanguage(String lang, String encoding, String text) {
        for (String label : new String[] {"", "<meta charset=utf-8>"}) {
            String html = "<html lang=\"" + lang + "\">" + label + "<p>" + text;
            ParsedPage page = page(html.getBytes(Charset.forName(encoding)), null);
            assertEquals(text, text(page));
            assertEquals(label.isEmpty() && lang.equals("de"), page.note().isEmpty(), page.note());
        }
    }

    @Test
    void bytesThatLookUnlikeTheirEncodingAreSaidToBeAGuess() {
        ParsedPage page = page(("<p>" + RUSSIAN).getBytes(Charset.forName("koi8-r")), null);
        assertTrue(page.note().endsWith("letters may be wrong"), page.note());
    }

    @Test
    void aNameThatComesLateOrSecondCountsWhereTheFirstDoesNotFit() {
        byte[] second =
                ("<meta charset=utf-8><meta charset=windows-1251>" + RUSSIAN).getBytes(Charset.forName("windows-1251"));
        assertEquals("Новости дня, читайте сегодня", text(page(second, null)));
        byte[] late = ("<style>" + "a{b:c}".repeat(4000) + "</style><meta charset=koi8-r>" + RUSSIAN)
                .getBytes(Charset.forName("koi8-r"));
        assertEquals("Новости дня, читайте сегодня", text(page(late, null)));
    }

    @Test
    void aSingleSignOfThreeBytesIsUtf8() {
        byte[] euro = "<meta charset=iso-8859-1><p>3 €".getBytes(StandardCharsets.UTF_8);
        assertEquals("3 €", text(page(euro, null)));
    }

    @Test
    void utf16IsKnownWithoutAByteOrderMark() {
        assertEquals("Новости", text(page("<p>Новости".getBytes(StandardCharsets.UTF_16LE), null)));
        assertEquals("Новости", text(page("<p>Новости".getBytes(StandardCharsets.UTF_16BE), null)));
    }

    @Test
    void aByteOrderMarkIsNoText() {
        for (Charset charset :
                new Charset[] {StandardCharsets.UTF_8, StandardCharsets.UTF_16BE, StandardCharsets.UTF_16LE}) {
            ParsedPage page = page("\uFEFF<meta charset=gbk><p>é".getBytes(charset), null);
            assertEquals("é", text(page));
            assertEquals("", page.note());
        }
    }

    private static ParsedPage page(byte[] bytes, @Nullable Charset named) {
        return new HtmlParser().parse(bytes, named, "");
    }

    private static String text(ParsedPage page) {
        return page.tree().text(0, page.tree().size());
    }
}
