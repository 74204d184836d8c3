package io.tagwave.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.PackageMatcher;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.CompositeArchRule;
import io.tagwave.meta.Internal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The rules of the house, for a tree of packages below any root: so that the same rules can be tried on a house that
 * breaks them.
 */
final class House {

    private final String root;

    /** The root package itself, without those below. */
    private static final String FRONT_DOOR = "";

    House(String root) {
        this.root = root;
    }

    /** Every rule by its name. */
    Map<String, ArchRule> rules() {
        Map<String, ArchRule> rules = new LinkedHashMap<>();
        HousePlan.MAY_USE.forEach((name, others) -> rules.put(name + " keeps to its arrows", arrows(name, others)));
        HousePlan.OWNED.forEach(
                (name, libraries) -> rules.put("only " + name + " knows " + libraries, owned(owners(name), libraries)));
        rules.put("the front door keeps to its arrows", frontDoor());
        rules.put("only the wiring knows picocli", owned(HousePlan.WIRING, List.of("picocli..")));
        for (int module = 0; module + 1 < HousePlan.MODULES.size(); module++) {
            rules.put("module " + HousePlan.MODULES.get(module) + " uses none that comes later", layer(module));
        }
        rules.put("no package cycle", slices().matching(root + ".(**)").should().beFreeOfCycles());
        rules.put("the core uses java.lang and java.util alone", pureCore());
        rules.put("the core has no clock", noCalls(System.class, "nanoTime", "currentTimeMillis"));
        rules.put("no value has a clock", noNow());
        rules.put("the core has no streams of its own", noStreams());
        rules.put("the core has no chance without a seed", noChance());
        return rules;
    }

    /** Packages of the core and the thesis that do not say that they are internal. */
    List<String> notInternal(JavaClasses house) {
        return Stream.of(HousePlan.MODULES.get(0), HousePlan.MODULES.get(1), Set.of("signal", "thesis", "mdr"))
                .flatMap(Set::stream)
                .map(name -> root + "." + name)
                .filter(name -> !house.contain(name + ".package-info")
                        || !house.get(name + ".package-info").isAnnotatedWith(Internal.class))
                .sorted()
                .toList();
    }

    /** The benchmarks write their own table into the database of the store. */
    private static Set<String> owners(String name) {
        // A program may hand over a document that it has parsed: the front door takes jsoup's as it takes a string.
        return name.equals("store")
                ? Set.of("store", "lab.bench")
                : name.equals("dom") ? Set.of("dom", FRONT_DOOR) : Set.of(name);
    }

    private ArchRule arrows(String name, List<String> others) {
        String[] allowed = others.stream().map(this::within).toArray(String[]::new);
        DescribedPredicate<JavaClass> stranger = DescribedPredicate.describe(
                "other packages of the house than " + others,
                target -> resides(target, root + "..")
                        && !resides(target, within(name))
                        && !resides(target, within("meta"))
                        && List.of(allowed).stream().noneMatch(one -> resides(target, one)));
        return noClasses()
                .that()
                .resideInAPackage(within(name))
                .should()
                .dependOnClassesThat(stranger)
                .allowEmptyShould(true);
    }

    /** What a program of somebody else's sees; nothing of the core knows it, as the other arrows have it. */
    private ArchRule frontDoor() {
        List<String> behind = Stream.of(
                        "dom", "extract", "model", "content", "column", "detail", "want", "site", "value", "align",
                        "record", "tree", "pager", "meta")
                .map(this::within)
                .toList();
        DescribedPredicate<JavaClass> stranger = DescribedPredicate.describe(
                "other packages of the house than " + behind,
                target -> resides(target, root + "..")
                        && !resides(target, root)
                        && behind.stream().noneMatch(one -> resides(target, one)));
        return noClasses().that().resideInAPackage(root).should().dependOnClassesThat(stranger);
    }

    private String owner(String name) {
        return name.equals(FRONT_DOOR) ? root : within(name);
    }

    private ArchRule owned(Set<String> owners, List<String> libraries) {
        return noClasses()
                .that()
                .resideInAPackage(root + "..")
                .and()
                .resideOutsideOfPackages(owners.stream().map(this::owner).toArray(String[]::new))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(libraries.toArray(String[]::new));
    }

    private ArchRule layer(int module) {
        return noClasses()
                .that()
                .resideInAnyPackage(within(HousePlan.MODULES.subList(module, module + 1)))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(within(HousePlan.MODULES.subList(module + 1, HousePlan.MODULES.size())));
    }

    private String[] within(List<Set<String>> modules) {
        return modules.stream().flatMap(Set::stream).map(this::within).toArray(String[]::new);
    }

    private ArchRule pureCore() {
        List<String> allowed = new ArrayList<>(List.of(
                "java.lang..",
                "java.util",
                "java.util.function..",
                "java.util.stream..",
                "java.time..",
                "java.math..",
                "org.jspecify.."));
        allowed.add(root + "..");
        DescribedPredicate<JavaClass> pure = DescribedPredicate.describe(
                "of java.lang, java.util or the house",
                target -> allowed.stream().anyMatch(one -> resides(target.getBaseComponentType(), one))
                        || target.getBaseComponentType().isPrimitive()
                        || resides(target, "org.jtransforms.."));
        ArchRule transforms = noClasses()
                .that()
                .resideOutsideOfPackage(within("signal"))
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.jtransforms..");
        ArchRule calendars = noClasses()
                .that(core())
                .and()
                .resideOutsideOfPackage(within("value"))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.time..", "java.math..");
        return CompositeArchRule.of(classes().that(core()).should().onlyDependOnClassesThat(pure))
                .and(transforms)
                .and(calendars);
    }

    /** Days and times are values of texts: none is the day of today. */
    private ArchRule noNow() {
        DescribedPredicate<JavaCall<?>> now = DescribedPredicate.describe(
                "of now",
                call -> call.getTarget().getName().equals("now")
                        && call.getTargetOwner().getPackageName().startsWith("java.time"));
        return noClasses().that(core()).should().callCodeUnitWhere(now);
    }

    private ArchRule noCalls(Class<?> owner, String... methods) {
        ArchRule rule = null;
        for (String method : methods) {
            ArchRule one = noClasses().that(core()).should().callMethod(owner, method);
            rule = rule == null ? one : CompositeArchRule.of(rule).and(one);
        }
        return rule;
    }

    private ArchRule noStreams() {
        return noClasses()
                .that(core())
                .should()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .orShould()
                .accessField(System.class, "in");
    }

    private ArchRule noChance() {
        return noClasses()
                .that(core())
                .should()
                .callConstructor(Random.class)
                .orShould()
                .callMethod(Math.class, "random");
    }

    private DescribedPredicate<JavaClass> core() {
        return DescribedPredicate.describe(
                "of the core",
                c -> HousePlan.CORE.stream().anyMatch(p -> resides(c, within(p))) && !resides(c, within("site.file")));
    }

    private String within(String name) {
        return root + "." + name + "..";
    }

    private static boolean resides(JavaClass type, String pattern) {
        return PackageMatcher.of(pattern).matches(type.getPackageName());
    }
}
