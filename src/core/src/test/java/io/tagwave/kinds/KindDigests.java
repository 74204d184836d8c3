package io.tagwave.kinds;

import io.tagwave.Page;
import io.tagwave.PageList;
import io.tagwave.PageRecord;
import io.tagwave.Tagwave;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/** How the library reads the generated pages, all of it, as short digests. */
public final class KindDigests {

    /** Pages of each kind: with fewer, fewer constants of the library are held. */
    public static final int PAGES = 20;

    private static final int LENGTH = 10;
    private static final Tagwave TAGWAVE =
            Tagwave.builder().noise(true).fetched(Instant.EPOCH).build();

    private KindDigests() {}

    /** Returns all that is read of a page: lists, columns, places, texts and values. */
    public static String read(String html, String name) {
        try {
            Page page = TAGWAVE.read(html, "https://pages.example/" + name);
            StringBuilder text = new StringBuilder().append(page.title()).append(page.next());
            for (PageList list : page.lists()) {
                text.append('\n').append(list.isMain()).append(list.columns());
                for (PageRecord record : list.records()) {
                    text.append('\n').append(record.xpath()).append(record.asMap());
                    list.columns().forEach(column -> text.append(record.value(column.name())));
                }
            }
            return text.toString();
        } catch (RuntimeException e) {
            return e.toString();
        }
    }

    /** Returns a line for each kind: its name, and the digest of each of its pages. */
    static List<String> lines() throws NoSuchAlgorithmException {
        List<String> lines = new ArrayList<>();
        for (List<Kind> kinds : List.of(Kinds.withList(), Kinds.withoutList())) {
            for (Kind kind : kinds) {
                StringBuilder line = new StringBuilder(kind.name());
                for (KindPage page : Kinds.pages(List.of(kind), Wording.SEEN, PAGES)) {
                    byte[] read = read(page.html(), "").getBytes(StandardCharsets.UTF_8);
                    byte[] digest = MessageDigest.getInstance("SHA-256").digest(read);
                    line.append('\t').append(HexFormat.of().formatHex(digest), 0, LENGTH);
                }
                lines.add(line.toString());
            }
        }
        return lines;
    }
}
