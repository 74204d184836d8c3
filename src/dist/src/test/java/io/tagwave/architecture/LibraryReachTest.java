package io.tagwave.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.tagwave.Tagwave;
import java.io.File;
import java.net.URISyntaxException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Holds the library to what its users can reach: a class that the public types do not need belongs to the module that needs it. */
class LibraryReachTest {

    @Test
    void everyClassOfTheLibraryIsReachableFromItsPublicTypes() throws URISyntaxException {
        JavaClasses library = new ClassFileImporter()
                .importPath(new File(Tagwave.class
                                .getProtectionDomain()
                                .getCodeSource()
                                .getLocation()
                                .toURI())
                        .toPath());
        assertEquals(List.of(), List.copyOf(unreachable(library, "io.tagwave")));
    }

    @Test
    void aClassWithoutAWayToItIsReported() {
        JavaClasses two = new ClassFileImporter().importClasses(House.class, Set.class);
        assertEquals(Set.of(), unreachable(two, "io.tagwave.architecture"));
        JavaClasses apart = new ClassFileImporter().importClasses(House.class, Tagwave.class);
        assertEquals(Set.of("io.tagwave.Tagwave"), unreachable(apart, "io.tagwave.architecture"));
    }

    private static boolean isPackageInfo(JavaClass type) {
        return type.getSimpleName().equals("package-info");
    }

    private static Set<String> unreachable(JavaClasses library, String publicPackage) {
        Deque<JavaClass> open = library.stream()
                .filter(type -> type.getPackageName().equals(publicPackage) || isPackageInfo(type))
                .collect(Collectors.toCollection(ArrayDeque::new));
        Set<String> reached = new TreeSet<>();
        while (!open.isEmpty()) {
            JavaClass type = open.pop();
            if (reached.add(type.getName())) {
                type.getDirectDependenciesFromSelf().stream()
                        .map(Dependency::getTargetClass)
                        .map(JavaClass::getBaseComponentType)
                        .filter(target -> library.contain(target.getName()))
                        .forEach(open::add);
            }
        }
        return library.stream()
                // A nested class belongs to the one around it.
                .filter(type -> !type.getName().contains("$"))
                .map(JavaClass::getName)
                .filter(name -> !reached.contains(name))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
