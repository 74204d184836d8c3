package io.tagwave.sites;

/** The words of site files. */
final class SiteWords {

    static final String HOST = "host";
    static final String LISTS = "lists";
    static final String REFUSED = "not";

    static final String FROM = "from";
    static final String RECORDS = "records";
    static final String COLUMNS = "columns";
    static final String KEY = "key";
    static final String PAGER = "pager";

    static final String NAME = "name";
    static final String KIND = "kind";
    static final String HIDDEN = "hidden";
    static final String OPTIONAL = "optional";
    static final String DETAIL = "detail";
    static final String PATH = "path";

    static final String BY = "by";
    static final String COLUMN = "column";
    static final String PARAMETERS = "parameters";

    static final String PLACE = "place";
    static final String SECOND = "second";
    static final String STEP = "step";

    private SiteWords() {}
}
