package io.keywright.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.schema.QualifiedName;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StructureProblemsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "public static abstract class Thing {} | it is abstract",
                "public record Thing<T>(T id) {} | it is generic",
                "public class Thing {} | it is an inner class",
                "public interface Thing {} | it is an interface",
                "public enum Thing { A } | it is an enum",
            })
    void refusesClassesOfWhichNoObjectCanBeBuilt(String declaration, String reason) {
        Read read = read(declaration);

        assertThat(read.problems())
                .singleElement()
                .asString()
                .startsWith("[NotBuildable] The class shop.Outer.Thing must be one of which objects can be built: ")
                .contains(reason);
        assertThat(read.reading().hollow()).containsExactly(QualifiedName.of("shop", "Outer", "Thing"));
        assertThat(read.table().entities()).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "private record Thing(String id) {} | has private access",
                "record Thing(String id) {} | is not public",
                "protected record Thing(String id) {} | has protected access",
            })
    void leavesAnEntityOutOfReachToTheCompilerWhichHidesTheLiteral(String declaration, String reason) {
        Read read = read(declaration);

        assertThat(read.problems()).isEmpty();
        assertThat(read.reading().whole()).isFalse();
        assertThat(read.table().entities()).isEmpty();
        assertThat(read.compilation().errors())
                .singleElement()
                .satisfies(error -> assertThat(error.getMessage(Locale.ROOT)).contains(reason));
    }

    @Test
    void takesPackagePrivateEntitiesOfTheTablesOwnPackage() {
        Read read = Read.of("""
                package shop;
                import io.keywright.annotation.*;
                @Entity @Key(pk = "THING#{id}") record Thing(String id) {}
                """, """
                package shop;
                @io.keywright.annotation.Table(entities = Thing.class) interface Shop {}
                """);

        assertThat(read.problems()).isEmpty();
        assertThat(read.reading().site().hidden())
                .containsExactlyInAnyOrder(QualifiedName.of("shop", "Thing"), QualifiedName.of("shop", "Shop"));
    }

    private static Read read(String declaration) {
        return Read.of("""
                package shop;
                import io.keywright.annotation.*;
                public class Outer {
                    @Entity
                    @Key(pk = "THING#{id}")
                    %s
                }
                """.formatted(declaration), """
                package data;
                @io.keywright.annotation.Table(entities = shop.Outer.Thing.class)
                public interface Shop {}
                """);
    }
}
