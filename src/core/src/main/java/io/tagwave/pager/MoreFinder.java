package io.tagwave.pager;

import io.tagwave.pager.MoreItems.By;
import io.tagwave.tree.LinkResolver;
import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Finds how a list continues whose next page has no address: numbers that are scripts or buttons, a button or a choice of pages
 * behind the list, letters. Where the page only counts more items than it shows, that is told.
 */
record MoreFinder(PageTree tree, LinkResolver where, BitSet list, int records) {

    /** Links between a list and its pager. */
    private static final int MAX_LINKS = 6;

    /** Numbers of the longest row: a calendar has more. */
    private static final int MAX_NUMBERS = 26;

    private static final int MIN_LETTERS = 8;
    private static final int MAX_BUTTON_TEXT = 40;

    /** Parts of a page whose buttons do something else. */
    private static final Set<String> OTHER_PARTS = Set.of("footer", "aside", "nav", "header", "dialog", "form");

    /** Returns how the list continues, or null. */
    @Nullable
    MoreItems find(List<PagerItem> items, PageAddresses own) {
        ShownItems shown = ShownItems.of(tree, list, records);
        if (shown != null && shown.all() == shown.last()) {
            return null;
        }
        List<PagerItem> near = near(PagerItems.ofControls(tree, where, list));
        MoreItems more = numbers(near);
        more = more == null ? button(near) : more;
        more = more == null ? letters(items, own) : more;
        more = more == null ? elsewhere(near(items), own) : more;
        more = more == null ? alone() : more;
        return more == null && shown != null ? new MoreItems(By.COUNT, null) : more;
    }

    /** Returns the link beside the list that leads on by its words, but to another host. */
    private @Nullable MoreItems elsewhere(List<PagerItem> items, PageAddresses own) {
        for (PagerItem item : items) {
            if (item.isLinked()
                    && item.length() <= MAX_BUTTON_TEXT
                    && own.isElsewhere(item.target())
                    && NextWords.isSure(tree, item.node(), item.end())) {
                return new MoreItems(By.HOST, item.target().url());
            }
        }
        return null;
    }

    /** Returns the controls and texts that few links part from the list. */
    private List<PagerItem> near(List<PagerItem> items) {
        int start = list.nextSetBit(0);
        int end = list.length();
        int before = start;
        for (int links = 0; before > 0 && links <= MAX_LINKS; before--) {
            links += tree.isLink(before - 1) && isPlainLink(before - 1) ? 1 : 0;
        }
        int behind = end;
        for (int links = 0; behind < tree.size() && links <= MAX_LINKS; behind++) {
            links += tree.isLink(behind) && isPlainLink(behind) ? 1 : 0;
        }
        int from = before;
        int to = behind;
        return items.stream()
                .filter(item -> item.node() >= from && item.node() < to)
                .toList();
    }

    private boolean isPlainLink(int node) {
        return !PagerItems.isControl(tree, node);
    }

    /** Returns a row of page numbers that are controls. On the last page, the only one that looks different is the last. */
    private @Nullable MoreItems numbers(List<PagerItem> items) {
        for (NumberSequence row : NumberSequence.of(items)) {
            List<PagerItem> numbers = row.numbers();
            PagerItem last = numbers.get(numbers.size() - 1);
            boolean ascending =
                    numbers.size() <= MAX_NUMBERS && numbers.get(0).number().first() <= 2;
            boolean consecutive = ascending
                    && numbers.get(1).number().first()
                            == numbers.get(0).number().first() + 1;
            boolean several =
                    numbers.size() > 2 || !row.others().isEmpty() || !row.bare().isEmpty();
            if (consecutive && several && !isCurrent(last, numbers)) {
                PagerItem control = row.linked().get(0);
                return new MoreItems(by(control.node()), null);
            }
        }
        return null;
    }

    /** Returns whether an item is the only one that is no control, or that looks different. */
    private boolean isCurrent(PagerItem item, List<PagerItem> numbers) {
        if (!item.isLinked()) {
            return true;
        }
        List<PagerItem> others = new ArrayList<>(numbers);
        others.remove(item);
        return numbers.stream().allMatch(PagerItem::isLinked)
                && others.size() > 1
                && others.stream().map(this::look).distinct().count() == 1
                && !look(item).equals(look(others.get(0)));
    }

    private String look(PagerItem item) {
        int parent = tree.parent(item.node());
        return tree.style(item.node()) + " " + tree.tag(parent) + " " + tree.style(parent);
    }

    private By by(int node) {
        if (tree.isLink(node)) {
            return By.SCRIPT;
        }
        for (int at = node; at > 0; at = tree.parent(at)) {
            if (tree.tagName(at).equals("form")) {
                return By.FORM;
            }
        }
        return By.BUTTON;
    }

    /** Returns the button behind the list that leads on by its words, or that counts as many items as the list has. */
    private @Nullable MoreItems button(List<PagerItem> items) {
        for (PagerItem item : items) {
            if (item.isLinked() && item.node() >= list.length() && item.length() <= MAX_BUTTON_TEXT && leadsOn(item)) {
                return new MoreItems(by(item.node()), null);
            }
        }
        return null;
    }

    /**
     * Returns the button, or the choice among pages, that comes next behind the list and stands alone, whatever it says: on 21 of 22
     * labelled pages it adds items. Links that do so stand among too many others.
     */
    private @Nullable MoreItems alone() {
        int text = 0;
        for (int node = list.length(); node < tree.size() && text <= MAX_BUTTON_TEXT; node++) {
            boolean isButton = tree.tagName(node).equals("button");
            if (isButton || tree.isLink(node) || tree.tagName(node).equals("select")) {
                boolean adds = isButton ? isLabelled(node) : !tree.isLink(node) && isOfPages(node);
                return adds && isAlone(node) ? new MoreItems(isButton ? By.BUTTON : By.SELECT, null) : null;
            }
            text += tree.isText(node) ? tree.textLength(node, node + 1) : 0;
        }
        return null;
    }

    private boolean isLabelled(int button) {
        String text = tree.text(button, tree.end(button));
        return text.length() <= MAX_BUTTON_TEXT && text.codePoints().anyMatch(Character::isLetter);
    }

    /** Returns whether a select offers the numbers from 1 on. */
    private boolean isOfPages(int select) {
        int pages = 0;
        for (int node = select + 1; node < tree.end(select); node++) {
            if (tree.tagName(node).equals("option")) {
                NumberText number = PagerItems.number(tree, node, tree.end(node));
                if (number == null || number.first() != ++pages) {
                    return false;
                }
            }
        }
        return pages > 1;
    }

    /** Returns whether no link or button is beside it behind the list, and it belongs to no part that has buttons of its own. */
    private boolean isAlone(int control) {
        int parent = tree.parent(control);
        for (int node = list.length(); node < tree.end(parent); node++) {
            if (node != control && (tree.isLink(node) || tree.tagName(node).equals("button"))) {
                return false;
            }
        }
        int first = list.nextSetBit(0);
        return IntStream.iterate(parent, at -> at > first || tree.end(at) < list.length(), tree::parent)
                .noneMatch(at -> OTHER_PARTS.contains(tree.tagName(at)));
    }

    private boolean leadsOn(PagerItem item) {
        return item.isNumber()
                        && !item.number().words().isEmpty()
                        && item.number().first() == records
                || NextWords.isSure(tree, item.node(), item.end());
    }

    /** Returns a row of links by letter, with the letter after the one that is no link. */
    private @Nullable MoreItems letters(List<PagerItem> items, PageAddresses own) {
        int letters = 0;
        int last = 0;
        String next = null;
        boolean current = false;
        UrlDifference place = null;
        for (PagerItem item : items) {
            String text =
                    item.length() == 1 ? tree.text(item.node(), item.end()).strip() : "";
            int letter = text.length() == 1 && Character.isLetter(text.charAt(0)) ? text.charAt(0) : 0;
            if (letter == 0 || letter <= last) {
                letters = 0;
                current = false;
                next = null;
                place = null;
            }
            if (letter > 0) {
                boolean isOwn = !item.isLinked() || own.isUrl(item.target());
                UrlDifference here =
                        isOwn || own.url() == null ? null : own.url().to(item.target());
                if (!isOwn && (here == null || place != null && !here.place().equals(place.place()))) {
                    letters = 0;
                } else {
                    place = here == null ? place : here;
                    letters += isOwn ? 0 : 1;
                    next = current && next == null && !isOwn ? item.target().url() : next;
                    current |= isOwn;
                }
                if (letters >= MIN_LETTERS && current) {
                    return new MoreItems(By.LETTERS, next);
                }
            }
            last = letter;
        }
        return null;
    }
}
