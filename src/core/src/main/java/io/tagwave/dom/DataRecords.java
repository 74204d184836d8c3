package io.tagwave.dom;

import io.tagwave.tree.StatedRecords;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Currency;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.jspecify.annotations.Nullable;

/**
 * Turns like objects of a JSON document, or the entries of a feed, into a list of HTML elements: a link with a heading, a picture,
 * and a block for each other field, whose name stands in {@code itemprop}.
 *
 * @param records the fields of each record by their paths
 * @param names of the fields by their paths
 * @param title path of the field that is the heading
 * @param link path of the field with the address of the record, or null
 * @param image path of the field with the address of its picture, or null
 */
record DataRecords(
        List<Map<String, String>> records,
        Map<String, String> names,
        String title,
        @Nullable String link,
        @Nullable String image) {

    /** Fewer objects are no list. */
    static final int MIN_RECORDS = 3;

    /** Fields of an object that are read: a record of more is a whole page. */
    private static final int MAX_FIELDS = 40;

    /** Names of schema.org, Dublin Core, RSS and Atom. */
    private static final Set<String> TITLES = Set.of("name", "headline", "title");

    private static final Set<String> LINKS = Set.of("url", "link");
    private static final Set<String> IMAGES = Set.of("image", "thumbnailurl", "contenturl", "thumbnail");

    private static final String SCHEMA = "schema.org/";
    private static final Predicate<String> DAY =
            Pattern.compile("^\\d{4}-\\d\\d-\\d\\d").asPredicate();
    /** Not {@code List<String>}: elements that end, need no end, or have an attribute. */
    private static final Pattern TAG =
            Pattern.compile("<(?:/[a-zA-Z]|(?i:br|hr|img)\\b|(?:p|li)\\b|\\w++\\s[^<>=]*+=)[^<>]*+>");

    private static final Set<String> CURRENCIES = Currency.getAvailableCurrencies().stream()
            .map(Currency::getCurrencyCode)
            .collect(Collectors.toUnmodifiableSet());

    /**
     * Reads objects; returns null if they are few, differ, or have no title.
     *
     * @param bare whether objects may lack a link, a picture and a date; in the data of scripts such objects are settings
     */
    static @Nullable DataRecords of(List<?> objects, boolean bare) {
        List<Map<String, String>> records = new ArrayList<>();
        for (Object object : objects) {
            if (object instanceof Map<?, ?> members) {
                Map<String, String> fields = new LinkedHashMap<>();
                read("", members, fields);
                records.add(fields);
            }
        }
        Map<String, Integer> counts = new LinkedHashMap<>();
        records.forEach(record -> record.keySet().forEach(path -> counts.merge(path, 1, Integer::sum)));
        counts.values().removeIf(count -> 2 * count < records.size());
        counts.keySet().removeIf(path -> saysNothing(path, records));
        if (records.size() < MIN_RECORDS || records.size() < objects.size()) {
            return null;
        }
        records.forEach(record -> record.keySet().retainAll(counts.keySet()));
        Map<String, String> names = names(counts.keySet());
        String title = title(records, names);
        String link = addresses(records, names.keySet(), LINKS, false);
        String image = addresses(records, names.keySet(), IMAGES, true);
        boolean anyDay = names.keySet().stream()
                .anyMatch(path -> values(path, records).stream().allMatch(DAY));
        boolean isItem = bare || link != null || image != null && names.size() > 2 || anyDay;
        return title == null || !isItem || names.size() < 2
                ? null
                : new DataRecords(records, names, title, link, image);
    }

    /** Returns whether a field is equal in all records, or counts them. */
    private static boolean saysNothing(String path, List<Map<String, String>> records) {
        List<String> texts = values(path, records);
        List<String> numbers =
                IntStream.rangeClosed(1, texts.size()).mapToObj(String::valueOf).toList();
        return texts.stream().distinct().limit(2).count() < 2 || path.endsWith("position") && texts.equals(numbers);
    }

    /** Reads the scalars of an object and of the objects in it. Of several objects or addresses in an array, the first is read. */
    private static void read(String path, @Nullable Object value, Map<String, String> fields) {
        if (value instanceof Map<?, ?> members && members.containsKey("@value")) {
            read(path, members.get("@value"), fields);
        } else if (value instanceof Map<?, ?> members) {
            members.forEach((name, member) -> {
                boolean isOwn = !("" + name).startsWith("@") || name.equals("@id") && isPage(path, members);
                if (isOwn && !(name.equals("position") && members.containsKey("item"))) {
                    read(path.isEmpty() ? "" + name : path + "\n" + name, member, fields);
                }
            });
            price(path, members, fields);
        } else if (value instanceof List<?> list) {
            boolean isFirst = list.size() == 1
                    || !list.isEmpty() && (list.get(0) instanceof Map || isAddress(String.valueOf(list.get(0))));
            if (isFirst) {
                read(path, list.get(0), fields);
            } else if (list.stream().allMatch(String.class::isInstance)) {
                add(path, String.join(", ", list.stream().map(String::valueOf).toList()), fields);
            }
        } else if (value != null) {
            add(path, value instanceof BigDecimal number ? number.toPlainString() : value.toString(), fields);
        }
    }

    /** Adds the currency of an object to its only amount. */
    private static void price(String path, Map<?, ?> members, Map<String, String> fields) {
        List<String> amounts = new ArrayList<>();
        List<String> currencies = new ArrayList<>();
        members.forEach((name, member) -> {
            String text = String.valueOf(member);
            if (CURRENCIES.contains(text)) {
                currencies.add(path + "\n" + name);
            } else if (text.chars().allMatch(c -> Character.isDigit(c) || c == '.')) {
                amounts.add(path + "\n" + name);
            }
        });
        if (amounts.size() == 1 && currencies.size() == 1) {
            String currency = fields.remove(currencies.get(0));
            fields.computeIfPresent(
                    amounts.get(0), (name, amount) -> currency == null ? amount : amount + " " + currency);
        }
    }

    /** Returns whether the id of a record is the address of its page, which nothing else says. */
    private static boolean isPage(String path, Map<?, ?> members) {
        String id = "" + members.get("@id");
        boolean isRecord = path.isEmpty() || path.equals("item");
        return isRecord && !members.containsKey("url") && isAddress(id) && !id.contains("#");
    }

    private static void add(String path, String value, Map<String, String> fields) {
        boolean isMarkup = TAG.matcher(value).find();
        String plain = isMarkup ? Jsoup.parse(value).text() : Parser.unescapeEntities(value, true);
        String text = plain.strip().replaceAll("\\s+", " ");
        int enumeration = isAddress(text) ? text.indexOf(SCHEMA) : -1;
        text = enumeration < 0 ? text : text.substring(enumeration + SCHEMA.length());
        if (!text.isEmpty() && fields.size() < MAX_FIELDS) {
            fields.put(path, text);
        }
    }

    /** Returns the names of fields: the last word of the path that no other path has. */
    private static Map<String, String> names(Set<String> paths) {
        int titleDepth = paths.stream()
                .filter(path -> TITLES.contains(last(path).toLowerCase(Locale.ROOT)))
                .mapToInt(path -> path.split("\n").length)
                .min()
                .orElse(0);
        Map<String, Integer> counts = new HashMap<>();
        paths.forEach(
                path -> new HashSet<>(words(path, titleDepth)).forEach(word -> counts.merge(word, 1, Integer::sum)));
        Map<String, String> names = new LinkedHashMap<>();
        for (String path : paths) {
            List<String> words = words(path, titleDepth);
            Collections.reverse(words);
            List<String> own = words.stream()
                    .filter(word -> counts.getOrDefault(word, 0) == 1)
                    .toList();
            names.put(path, (own.isEmpty() ? words : own).get(0));
        }
        return names;
    }

    /** Returns the words of a path without a last one that only says that it is the name or value of what is before it. */
    private static List<String> words(String path, int titleDepth) {
        List<String> words = new ArrayList<>(Arrays.asList(path.split("\n")));
        int depth = words.size();
        String last = words.get(depth - 1).toLowerCase(Locale.ROOT);
        if (depth > 1 && (last.equals("value") || depth > titleDepth && TITLES.contains(last))) {
            words.remove(depth - 1);
        }
        return words;
    }

    private static String last(String path) {
        return path.substring(path.lastIndexOf('\n') + 1);
    }

    /** Returns the field with a name of a title; else the first of words that differ from record to record. */
    private static @Nullable String title(List<Map<String, String>> records, Map<String, String> names) {
        for (Map.Entry<String, String> field : names.entrySet()) {
            if (TITLES.contains(field.getValue().toLowerCase(Locale.ROOT)) && isOfWords(field.getKey(), records)) {
                return field.getKey();
            }
        }
        return names.keySet().stream()
                .filter(path -> isOfWords(path, records))
                .findFirst()
                .orElse(null);
    }

    /** Returns whether nearly all records have a field, most of its characters are letters or blanks, and its texts differ. */
    private static boolean isOfWords(String path, List<Map<String, String>> records) {
        Set<String> texts = new HashSet<>();
        long letters = 0;
        long characters = 0;
        for (Map<String, String> record : records) {
            String text = record.getOrDefault(path, "");
            letters +=
                    text.chars().filter(c -> Character.isLetter(c) || c == ' ').count();
            characters += isAddress(text) ? 2L * text.length() : text.length();
            texts.add(text);
        }
        boolean isUsual =
                10 * records.stream().filter(record -> record.containsKey(path)).count() >= 9L * records.size();
        return isUsual && 2 * texts.size() > records.size() && 3 * letters > 2 * characters;
    }

    /** Returns the field of addresses, or of addresses of images, with a wanted name; else the first of them, or null. */
    private static @Nullable String addresses(
            List<Map<String, String>> records, Set<String> paths, Set<String> wanted, boolean images) {
        String first = null;
        for (String path : paths) {
            long addresses = values(path, records).stream()
                    .filter(DataRecords::isAddress)
                    .filter(address -> ImageAddress.isNamed(address) == images || images && isNamed(path, wanted))
                    .count();
            if (2 * addresses > records.size()) {
                if (isNamed(path, wanted)) {
                    return path;
                }
                first = first == null ? path : first;
            }
        }
        return first;
    }

    private static boolean isNamed(String path, Set<String> wanted) {
        return wanted.contains(last(path).toLowerCase(Locale.ROOT));
    }

    private static boolean isAddress(String text) {
        return (text.startsWith("https://") || text.startsWith("http://") || text.startsWith("/") && text.length() > 1)
                && text.indexOf(' ') < 0;
    }

    private String name(String path) {
        return names.getOrDefault(path, "");
    }

    /** Returns the fields under their names. */
    StatedRecords stated() {
        List<Map<String, String>> named = new ArrayList<>();
        for (Map<String, String> record : records) {
            Map<String, String> fields = new LinkedHashMap<>();
            record.forEach((path, text) -> {
                if (!path.equals(title) && !isAddress(text)) {
                    fields.putIfAbsent(name(path), text);
                }
            });
            named.add(fields);
        }
        return new StatedRecords(values(title, records), values(link, records), named);
    }

    /** Returns the texts of a field, empty ones where it is missing. */
    private static List<String> values(@Nullable String path, List<Map<String, String>> records) {
        return records.stream()
                .map(record -> path == null ? "" : record.getOrDefault(path, ""))
                .toList();
    }

    /** Returns the number of characters of all fields. */
    int length() {
        return records.stream()
                .mapToInt(record -> String.join("", record.values()).length())
                .sum();
    }

    /** Returns whether half of the titles are in a text. */
    boolean isIn(String text) {
        long found = records.stream()
                .filter(record -> text.contains(record.getOrDefault(title, "\n")))
                .count();
        return 2 * found > records.size();
    }

    void appendTo(Element parent) {
        Element list = parent.appendElement("ul");
        for (Map<String, String> record : records) {
            Element item = list.appendElement("li");
            String address = link == null ? null : record.get(link);
            Element heading = item.appendElement("h3");
            heading = address == null ? heading : heading.appendElement("a").attr("href", address);
            heading.attr("itemprop", name(title)).text(record.getOrDefault(title, ""));
            if (image != null && record.containsKey(image)) {
                item.appendElement("img").attr("src", record.get(image));
            }
            record.forEach((path, text) -> {
                if (!path.equals(title) && !path.equals(link) && !path.equals(image)) {
                    item.appendElement("div")
                            .attr("class", name(path))
                            .attr("itemprop", name(path))
                            .text(text);
                }
            });
        }
    }
}
