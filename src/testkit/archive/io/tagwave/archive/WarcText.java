package io.tagwave.archive;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.UUID;
import java.util.zip.GZIPOutputStream;

/** WARC records written byte by byte, so that they may be wrong in any way. */
public final class WarcText {

    private WarcText() {}

    /** The address of a page by its number. */
    public static String url(int number) {
        return "http://shop.example.org/" + number;
    }

    /** A page with a list of ten records. */
    public static String html(int number) {
        StringBuilder html = new StringBuilder("<!doctype html><title>Shop " + number + "</title><body><ul>");
        for (int i = 0; i < 10; i++) {
            html.append("<li class=item><a href=/item" + i + ">Lamp " + i + " of shop " + number + "</a>"
                    + "<b class=price>" + (number + i) + ".95</b><p>Burns oil and never spills " + i + "</p></li>");
        }
        return html.append("</ul>").toString();
    }

    /** A response record with a page. */
    public static byte[] page(int number) {
        return response(url(number), "Content-Type: text/html; charset=utf-8\r\n", bytes(html(number)));
    }

    /** A response record. */
    public static byte[] response(String url, String headers, byte[] body) {
        return record("response", url, "", joined(bytes("HTTP/1.1 200 OK\r\n" + headers + "\r\n"), body));
    }

    /** A record with a right length. */
    public static byte[] record(String type, String url, String fields, byte[] block) {
        return record(type, url, fields + "Content-Length: " + block.length + "\r\n", block, "\r\n\r\n");
    }

    /** A record whose length and end are the caller's. */
    public static byte[] record(String type, String url, String fields, byte[] block, String end) {
        String head = "WARC/1.0\r\nWARC-Type: " + type + "\r\nWARC-Target-URI: " + url
                + "\r\nWARC-Date: 2024-09-06T08:00:00Z\r\nWARC-Record-ID: <urn:uuid:" + UUID.nameUUIDFromBytes(block)
                + ">\r\nContent-Type: application/http; msgtype=response\r\n" + fields + "\r\n";
        return joined(bytes(head), block, bytes(end));
    }

    /** One gzip member. */
    public static byte[] gzip(byte[] text) {
        ByteArrayOutputStream member = new ByteArrayOutputStream();
        try (GZIPOutputStream zip = new GZIPOutputStream(member)) {
            zip.write(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return member.toByteArray();
    }

    public static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }

    public static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
