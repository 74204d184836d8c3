package io.tagwave.store.list;

/** A record of a list, its cells at the places of the list's fields. */
final class ListItem {

    final long page;
    final String pageUrl;
    final long region;
    final int ordinal;
    final String href;
    /** All that the record says; null where it comes from the list's table. */
    final String text;

    final String[] texts;
    final Object[] values;

    ListItem(
            long page,
            String pageUrl,
            long region,
            int ordinal,
            String href,
            String text,
            String[] texts,
            Object[] values) {
        this.page = page;
        this.pageUrl = pageUrl;
        this.region = region;
        this.ordinal = ordinal;
        this.href = href;
        this.text = text;
        this.texts = texts;
        this.values = values;
    }
}
