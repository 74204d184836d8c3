package io.tagwave.menu;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;

import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntPredicate;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Each kind of {@link MenuEvidence} as its meaning reads, looked up in the page for one block at a time. */
final class NaiveEvidence {

    private final PageTree tree;
    private final List<Integer> links;
    private final List<LinkBlock> blocks;
    private final List<List<Integer>> below;
    private final List<LinkBlock> plain;

    NaiveEvidence(PageTree tree, List<LinkBlock> blocks) {
        this.tree = tree;
        this.blocks = blocks;
        links = links(0, tree.size());
        below = IntStream.range(0, tree.size())
                .mapToObj(node -> links(node + 1, tree.end(node)))
                .toList();
        plain = blocks.stream().filter(this::isPlain).toList();
    }

    private List<Integer> links(int from, int to) {
        return IntStream.range(from, to).filter(tree::isLink).boxed().toList();
    }

    private List<Integer> linksBelow(int node) {
        return below.get(node);
    }

    double value(LinkBlock block, MenuEvidence kind) {
        Block b = new Block(block);
        return switch (kind) {
            case PLAIN_SHARE -> b.text() == 0 ? 1 : (b.text() - b.linkText()) / b.text();
            case PLAIN_LENGTH -> Math.log(1 + b.text() - b.linkText());
            case TEXT_MEAN -> b.mean();
            case TEXT_DEVIATION -> b.deviation();
            case TEXT_VARIATION -> b.mean() == 0 ? 0 : b.deviation() / b.mean();
            case LINKS -> Math.log(b.size());
            case SHOWN_LINKS -> Math.log(1 + b.size() * b.share(link -> length(link) > 0 || hasImage(link)));
            case FEW_LINKS -> flag(b.size() < 5);
            case UNUSUAL_SIZE -> Math.abs(Math.log(b.size() / 9.0));
            case SHARE_OF_LINKS -> b.size() / (double) links.size();
            case LONG_LINKS -> b.share(link -> length(link) > 35);
            case ANY_LONG_LINK -> b.any(link -> length(link) > 35);
            case SHORT_LINKS -> b.share(link -> length(link) <= 2);
            case DIGIT_LINKS -> b.share(link -> text(link).matches(".*\\d.*"));
            case EMPTY_LINKS -> b.share(link -> length(link) == 0);
            case IMAGE_LINKS -> b.share(this::hasImage);
            case REPEATED_LINKS -> b.share(this::stoodBefore);
            case FRAGMENT_LINKS -> b.share(link -> tree.address(link).contains("#"));
            case ROOT_LINKS -> b.share(this::isRoot);
            case HAS_ROOT -> b.any(this::isRoot);
            case HAS_QUERY -> b.any(link -> tree.address(link).contains("?"));
            case PARAMETERS -> b.average(link -> tree.address(link).split("&", -1).length - 1);
            case PATH_DEPTH -> b.average(this::addressDepth);
            case PATH_CHANGES -> b.pathChanges() / (b.size() - 1.0);
            case ODD_FIRST -> flag(b.size() > 2 && b.changesAfter(0));
            case POSITION -> block.node() / (double) tree.size();
            case TEXT_BEFORE -> sum(0, block.node(), any -> true) / Math.max(1, sum(0, tree.size(), any -> true));
            case PLAIN_BEFORE ->
                sum(0, block.node(), text -> !inLink(text)) / Math.max(1, sum(0, tree.size(), text -> !inLink(text)));
            case LINKS_BEFORE -> links.stream().filter(l -> l < b.first()).count() / (double) links.size();
            case LINKS_AFTER ->
                Math.log(1 + links.stream().filter(l -> l > b.last()).count());
            case HEADINGS_BEFORE -> Math.log(1 + headingsBefore(block.node()));
            case ANY_HEADING_BEFORE -> flag(headingsBefore(block.node()) > 0);
            case DEPTH -> ancestors(block.node()).size();
            case SPREAD -> (tree.end(block.node()) - block.node()) / (double) tree.size();
            case IS_BODY -> flag(linksBelow(block.node()).equals(linksBelow(0)));
            case GREATEST_CHILD -> b.greatestChild();
            case DOMINANT_CHILD -> flag(b.greatestChild() > 0.5);
            case LIKE_CHILDREN -> b.likeChildren();
            case SINGLE_CHILDREN ->
                b.childrenWithLinks().stream().filter(c -> own(c) == 1).count()
                        / (double) b.childrenWithLinks().size();
            case ONE_OF_LIKE -> flag(b.wrappers().stream().anyMatch(this::hasTwoTwins));
            case SHARE_OF_PARENT -> b.size() / (double) b.larger();
            case PARENT_ADDS -> Math.log(1 + b.larger() - b.size());
            case LIST ->
                flag(b.wrappers().stream().anyMatch(n -> List.of("ul", "ol").contains(tree.tagName(n))));
            case PLAIN_BLOCK -> flag(plain.contains(block));
            case OVER_PLAIN_BLOCKS ->
                Math.log(1 + b.inside().filter(plain::contains).count());
            case OVER_LISTS ->
                Math.log(1
                        + b.inside()
                                .mapToDouble(i -> value(i, MenuEvidence.LIST))
                                .sum());
            case PLAIN_BLOCKS_PER_LINK -> b.inside().filter(plain::contains).count() / (double) b.size();
            case IN_PLAIN_BLOCK ->
                flag(blocks.stream()
                        .filter(this::isPlain)
                        .anyMatch(o -> new Block(o).inside().anyMatch(block::equals)));
            case AGAINST_GREATEST ->
                Math.log((b.size() + 1.0)
                        / (1
                                + blocks.stream()
                                        .filter(this::isPlain)
                                        .mapToInt(LinkBlock::links)
                                        .max()
                                        .orElse(0)));
            case NAMED -> flag(b.wrappers().stream().anyMatch(n -> isNamed(n, "nav|menu")));
            case NAME_STARTS ->
                flag(b.wrappers().stream()
                        .anyMatch(n ->
                                isNamed(n, "(|.*[^a-zA-Z])([nN][aA][vV]|[mM][eE][nN][uU]).*|.*[a-z](Nav|Menu).*")));
            case NAME_HOLDS -> flag(b.wrappers().stream().anyMatch(this::holdsName));
            case NAMED_ABOVE ->
                flag(ancestors(block.top()).stream().filter(n -> n > 0).anyMatch(this::holdsName));
            case NAMED_INSIDE ->
                flag(IntStream.range(block.node() + 1, tree.end(block.node()))
                        .anyMatch(n -> linksBelow(n).size() > 1 && holdsName(n)));
        };
    }

    private static double flag(boolean is) {
        return is ? 1 : 0;
    }

    private boolean isPlain(LinkBlock block) {
        return block.links() >= 3
                && value(block, MenuEvidence.PLAIN_SHARE) < 0.3
                && value(block, MenuEvidence.LONG_LINKS) < 0.2
                && value(block, MenuEvidence.SHORT_LINKS) < 0.3;
    }

    private String text(int node) {
        return tree.text(node, tree.end(node));
    }

    private int length(int link) {
        return text(link).length();
    }

    private boolean hasImage(int link) {
        return IntStream.range(link, tree.end(link)).anyMatch(tree::isImage);
    }

    private boolean stoodBefore(int link) {
        return links.stream().anyMatch(l -> l < link && tree.address(l).equals(tree.address(link)));
    }

    private boolean isRoot(int link) {
        return tree.address(link).matches("(/|https?://[a-z.]+/?)([?#].*)?");
    }

    private int addressDepth(int link) {
        String path = tree.address(link).replaceFirst("[?#].*", "").replaceFirst("^https?://[^/]*", "");
        return (int) IntStream.range(0, path.length() - 1)
                .filter(i -> path.charAt(i) == '/')
                .count();
    }

    private boolean inLink(int node) {
        return ancestors(node).stream().anyMatch(tree::isLink);
    }

    /** Characters of the texts in a run of nodes that pass. */
    private double sum(int from, int to, IntPredicate counts) {
        return IntStream.range(from, to)
                .filter(tree::isText)
                .filter(counts)
                .map(n -> tree.ownText(n).length())
                .sum();
    }

    private long headingsBefore(int node) {
        return IntStream.range(0, node)
                .filter(n -> tree.tagName(n).matches("h[1-6]"))
                .count();
    }

    private List<Integer> ancestors(int node) {
        return Stream.iterate(tree.parent(node), n -> n >= 0, tree::parent).toList();
    }

    private String path(int node) {
        return tree.tagName(node) + ancestors(node).stream().map(tree::tagName).toList();
    }

    /** Links of a subtree, its root counted. */
    private int own(int node) {
        return linksBelow(node).size() + (tree.isLink(node) ? 1 : 0);
    }

    private boolean hasTwoTwins(int node) {
        return IntStream.range(0, tree.size())
                        .filter(n -> tree.parent(n) == tree.parent(node) && own(n) > 1)
                        .filter(n -> tree.tag(n) == tree.tag(node) && tree.style(n) == tree.style(node))
                        .count()
                >= 3;
    }

    private boolean holdsName(int node) {
        return isNamed(node, "(?i).*(nav|menu).*");
    }

    private boolean isNamed(int node, String pattern) {
        Stream<String> classes = tree.styles().get(tree.style(node)).classes().stream();
        return tree.tagName(node).equals("nav")
                || Stream.concat(classes, Stream.ofNullable(tree.id(node))).anyMatch(name -> name.matches(pattern));
    }

    /** A candidate with its links at hand. */
    private final class Block {
        private final LinkBlock block;
        private final List<Integer> own;

        Block(LinkBlock block) {
            this.block = block;
            own = linksBelow(block.node());
        }

        int size() {
            return own.size();
        }

        int first() {
            return own.get(0);
        }

        int last() {
            return own.get(own.size() - 1);
        }

        double text() {
            return sum(block.node(), tree.end(block.node()), any -> true);
        }

        double linkText() {
            return sum(block.node(), tree.end(block.node()), NaiveEvidence.this::inLink);
        }

        double share(IntPredicate has) {
            return own.stream().filter(has::test).count() / (double) own.size();
        }

        double any(IntPredicate has) {
            return flag(own.stream().anyMatch(has::test));
        }

        double average(ToIntFunction<Integer> of) {
            return own.stream().mapToInt(of).average().orElseThrow();
        }

        double mean() {
            return average(link -> Math.min(100, length(link)));
        }

        double deviation() {
            return Math.sqrt(own.stream()
                    .mapToDouble(link -> Math.pow(Math.min(100, length(link)) - mean(), 2))
                    .average()
                    .orElseThrow());
        }

        boolean changesAfter(int i) {
            return !path(own.get(i)).equals(path(own.get(i + 1)));
        }

        long pathChanges() {
            return IntStream.range(0, own.size() - 1).filter(this::changesAfter).count();
        }

        List<Integer> childrenWithLinks() {
            return IntStream.range(0, tree.size())
                    .filter(n -> tree.parent(n) == block.node() && own(n) > 0)
                    .boxed()
                    .toList();
        }

        double greatestChild() {
            return childrenWithLinks().stream().mapToInt(c -> own(c)).max().orElseThrow() / (double) size();
        }

        double likeChildren() {
            Map<String, Long> byTag = childrenWithLinks().stream().collect(groupingBy(tree::tagName, counting()));
            return byTag.values().stream().max(Long::compare).orElseThrow()
                    / (double) childrenWithLinks().size();
        }

        /** The node and the wrappers of the same links around it. */
        List<Integer> wrappers() {
            List<Integer> wrappers = new ArrayList<>(List.of(block.node()));
            ancestors(block.node()).stream()
                    .filter(n -> linksBelow(n).equals(own))
                    .forEach(wrappers::add);
            return wrappers;
        }

        int larger() {
            return ancestors(block.node()).stream()
                    .map(n -> linksBelow(n).size())
                    .filter(size -> size > size())
                    .findFirst()
                    .orElse(size());
        }

        /** The candidates with some but not all of the links. */
        Stream<LinkBlock> inside() {
            return blocks.stream()
                    .filter(other -> !Objects.equals(other, block))
                    .filter(other -> own.containsAll(linksBelow(other.node())));
        }
    }
}
