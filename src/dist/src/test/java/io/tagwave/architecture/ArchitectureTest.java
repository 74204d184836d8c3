package io.tagwave.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ArchitectureTest {

    private static final JavaClasses HOUSE = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("io.tagwave");

    /** A house of the same packages, each class of which breaks a rule. */
    private static final JavaClasses BROKEN_HOUSE = new ClassFileImporter().importPackages("brokenhouse");

    static List<String> rules() {
        return new ArrayList<>(new House("io.tagwave").rules().keySet());
    }

    @ParameterizedTest
    @MethodSource("rules")
    void theHouseKeepsTheRule(String name) {
        new House("io.tagwave").rules().get(name).check(HOUSE);
    }

    @ParameterizedTest
    @MethodSource("rules")
    void theRuleFailsOnAHouseThatBreaksIt(String name) {
        Map<String, ArchRule> rules = new House("brokenhouse").rules();
        assertThrows(AssertionError.class, () -> rules.get(name).check(BROKEN_HOUSE), name);
    }

    @Test
    void allButTheFrontDoorSayThatTheyAreInternal() {
        assertEquals(List.of(), new House("io.tagwave").notInternal(HOUSE));
        assertFalse(new House("brokenhouse").notInternal(BROKEN_HOUSE).isEmpty());
    }

    @Test
    void everyPackageOfTheHouseHasItsRule() {
        HOUSE.stream()
                .filter(type -> !type.getPackageName().equals("io.tagwave"))
                .map(type -> type.getPackageName()
                        .replaceFirst("^io\\.tagwave\\.", "")
                        .replaceFirst("\\..*", ""))
                .distinct()
                .forEach(name -> assertTrue(
                        HousePlan.WIRING.contains(name) || HousePlan.MAY_USE.containsKey(name),
                        "no arrows are drawn for package " + name));
    }

    @Test
    void everyPackageOfTheHouseStandsInOneModule() {
        List<String> placed = HousePlan.MODULES.stream().flatMap(Set::stream).toList();
        assertEquals(placed.size(), Set.copyOf(placed).size());
        Set<String> arrows = new HashSet<>(HousePlan.MAY_USE.keySet());
        arrows.addAll(HousePlan.WIRING);
        assertEquals(arrows, Set.copyOf(placed));
    }
}
