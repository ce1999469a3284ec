package io.keywright.processor;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.keywright.processor.emit.OutputWriter;
import io.keywright.processor.problem.ProblemPrinter;
import io.keywright.processor.read.Origins;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Filer;
import javax.annotation.processing.Messager;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The package list is the data flow. */
class LayersTest {

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("io.keywright.processor", "io.keywright.schema");

    @ParameterizedTest
    @ValueSource(strings = {"read", "check", "emit"})
    void readCheckAndEmitNeverKnowEachOther(String one) {
        List.of("read", "check", "emit").stream()
                .filter(other -> !other.equals(one))
                .forEach(other -> noClasses()
                        .that()
                        .resideInAPackage("io.keywright.processor." + one)
                        .should()
                        .dependOnClassesThat()
                        .resideInAPackage("io.keywright.processor." + other)
                        .check(CLASSES));
    }

    @ParameterizedTest
    @ValueSource(strings = {"problem", "names"})
    void problemAndNamesKnowTheSchemaOnly(String one) {
        noClasses()
                .that()
                .resideInAPackage("io.keywright.processor." + one)
                .should()
                .dependOnClassesThat(resideInAPackage("io.keywright.processor..")
                        .and(DescribedPredicate.not(resideInAPackage("io.keywright.processor." + one))))
                .check(CLASSES);
    }

    @Test
    void theSchemaKnowsNeitherCompilerNorProcessor() {
        noClasses()
                .that()
                .resideInAPackage("io.keywright.schema..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("javax..", "com..", "io.keywright.processor..")
                .check(CLASSES);
    }

    @Test
    void onlyThePrinterTellsTheCompilerOfProblems() {
        noClassesBut(Set.of(ProblemPrinter.class.getName()))
                .should()
                .dependOnClassesThat()
                .areAssignableTo(Messager.class)
                .check(CLASSES);
        noClassesBut(Set.of("io.keywright.processor.problem.SourceTrees"))
                .should()
                .dependOnClassesThat()
                .resideInAPackage("com.sun.source..")
                .check(CLASSES);
    }

    @Test
    void onlyTheWriterWritesAndOnlyOriginsOpensClassFiles() {
        noClassesBut(Set.of(OutputWriter.class.getName(), Origins.class.getName()))
                .should()
                .callMethodWhere(com.tngtech.archunit.core.domain.JavaCall.Predicates.target(
                        com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner(
                                com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo(Filer.class))))
                .check(CLASSES);
        noClasses()
                .that()
                .areAssignableTo(Origins.class)
                .should()
                .callMethodWhere(com.tngtech.archunit.core.domain.JavaCall.Predicates.target(
                        com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameStartingWith("create")))
                .check(CLASSES);
    }

    private static com.tngtech.archunit.lang.syntax.elements.GivenClassesConjunction noClassesBut(Set<String> names) {
        return noClasses().that(new DescribedPredicate<JavaClass>("are not " + names) {
            @Override
            public boolean test(JavaClass type) {
                return !names.contains(type.getName());
            }
        });
    }
}
