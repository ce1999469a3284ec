package io.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names of components that Java, or what is generated, needs for something else. */
class ComponentNamesTest {

    private static final String IMPORTS = """
            package data;
            import io.keywright.annotation.*;
            import java.util.*;
            """;

    @Test
    void aDefaultsConstantIsNotTakenForTheTypeThatItIsMadeBy() {
        Compile compile = Compile.of(IMPORTS + """
                @Table(entities = Shop.Site.class)
                interface Shop {
                enum TIER { GOLD, SILVER }
                @Document record Page(
                    @Default("urn:a") java.net.URI uri,
                    @Default("00000000-0000-0001-0000-000000000002") UUID uuid) {}
                @Entity @Key(pk = "SITE#{id}", sk = "SITE")
                record Site(
                    String id,
                    @Default("urn:a") java.net.URI uri,
                    @Default("00000000-0000-0001-0000-000000000002") UUID uuid,
                    @Default("GOLD") TIER tier,
                    @Default("de-AT") Locale locale,
                    @Default("EUR") Currency currency,
                    Page page) {}
                }
                """);

        assertThat(compile.messages()).isEmpty();
    }

    @Test
    void aConvertersConstantIsNotTakenForTheTypeThatADefaultIsMadeBy() {
        Compile compile = Compile.of(IMPORTS + """
                @Table(entities = Shop.Site.class)
                interface Shop {
                @Entity @Key(pk = "SITE#{id}", sk = "SITE")
                record Site(String id, List<String> uri, @Default("urn:a") java.net.URI home) {}
                }
                """);

        assertThat(compile.messages()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"clone", "toString", "hashCode"})
    void anIllegalNameIsToldByTheCompilerAlone(String name) {
        Compile compile = Compile.of(IMPORTS + """
                @Table(entities = Shop.Site.class)
                interface Shop {
                @Entity @Key(pk = "SITE#{id}", sk = "SITE")
                record Site(String id, String %s) {}
                }
                """.formatted(name));

        assertThat(compile.messages()).isEqualTo(List.of("Shop.java:7:31 ERROR illegal record component name " + name));
    }
}
