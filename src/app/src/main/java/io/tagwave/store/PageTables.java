package io.tagwave.store;

import java.util.List;

/** Names the tables whose rows are removed with their page. */
public final class PageTables {

    /** Tables with a column {@code page_id}. */
    public static final List<String> OF_PAGES =
            List.of("page_html", "page_detail", "region", "data_record", "rendering", "next_page", "detail_page");

    /** Tables with a column {@code region_id}. */
    public static final List<String> OF_REGIONS = List.of("region_column", "region_text");

    private PageTables() {}
}
