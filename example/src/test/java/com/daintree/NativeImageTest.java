package com.daintree;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import io.keywright.annotation.KeywrightGenerated;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * A native image needs configuration for what is found by name while the program runs: members by reflection, proxies,
 * resources, services. The runtime and what is generated find nothing so.
 */
class NativeImageTest {

    private static final Set<String> LOOKUPS = Set.of(
            "forName",
            "newInstance",
            "getResource",
            "getResourceAsStream",
            "getResources",
            "getMethod",
            "getMethods",
            "getDeclaredMethod",
            "getDeclaredMethods",
            "getField",
            "getFields",
            "getDeclaredField",
            "getDeclaredFields",
            "getConstructor",
            "getConstructors",
            "getDeclaredConstructor",
            "getDeclaredConstructors",
            "getRecordComponents");

    private static final ArchRule NOTHING_BY_NAME = noClasses()
            .should()
            .dependOnClassesThat(describe("find members, make proxies or handles", NativeImageTest::isReflection))
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.util.ServiceLoader")
            .orShould()
            .callMethodWhere(describe("looks something up by its name", NativeImageTest::isLookup));

    @Test
    void theRuntimeFindsNothingByItsName() {
        JavaClasses runtime = new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .importPackages("io.keywright.runtime", "io.keywright.schema");

        assertThat(runtime.size()).isGreaterThan(300);
        NOTHING_BY_NAME.check(runtime.that(describe(
                "are neither the adapter of the Enhanced Client nor what the command line draws",
                type -> !type.getPackageName().equals("io.keywright.runtime.enhanced")
                        && !type.getPackageName().equals("io.keywright.schema.dialect"))));
    }

    @Test
    @DisplayName("B68: generated code finds nothing by its name")
    void generatedCodeFindsNothingByItsName() {
        JavaClasses generated = new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .importPackages("com.daintree")
                .that(describe(
                        "are generated",
                        type -> type.isAnnotatedWith(KeywrightGenerated.class)
                                || type.getEnclosingClass()
                                        .filter(outer -> outer.isAnnotatedWith(KeywrightGenerated.class))
                                        .isPresent()));

        assertThat(generated.size()).isGreaterThan(50);
        NOTHING_BY_NAME.check(generated);
    }

    /** Making an array of a class that is at hand finds nothing. */
    private static boolean isReflection(JavaClass type) {
        return (type.getPackageName().equals("java.lang.reflect")
                        && !type.getSimpleName().equals("Array"))
                || type.getPackageName().equals("java.lang.invoke");
    }

    private static boolean isLookup(JavaCall<?> call) {
        String owner = call.getTargetOwner().getFullName();
        return (owner.equals("java.lang.Class") || owner.equals("java.lang.ClassLoader"))
                && LOOKUPS.contains(call.getName());
    }
}
