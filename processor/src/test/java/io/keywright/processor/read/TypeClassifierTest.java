package io.keywright.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.schema.Property;
import io.keywright.schema.PropertyType;
import io.keywright.schema.PropertyType.DocumentType;
import io.keywright.schema.PropertyType.EnumType;
import io.keywright.schema.PropertyType.ListType;
import io.keywright.schema.PropertyType.MapType;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.PropertyType.SetType;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.ScalarKind;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class TypeClassifierTest {

    private static final PropertyType TEXT = Scalar.of(ScalarKind.STRING);
    private static final EnumType COLOUR =
            EnumType.byName(QualifiedName.of("shop", "Thing", "Colour"), List.of("RED", "BLUE", "GREEN"));
    private static final DocumentType PART = new DocumentType(QualifiedName.of("shop", "Thing", "Part"));

    @ParameterizedTest
    @EnumSource
    void mapsEveryScalar(ScalarKind kind) {
        assertThat(typeOf(kind.javaType())).isEqualTo(Scalar.of(kind));
    }

    @ParameterizedTest
    @CsvSource({
        "boolean, BOOLEAN",
        "byte, BYTE",
        "short, SHORT",
        "int, INT",
        "long, LONG",
        "float, FLOAT",
        "double, DOUBLE",
        "char, CHARACTER"
    })
    void mapsEveryPrimitive(String type, ScalarKind kind) {
        assertThat(typeOf(type)).isEqualTo(new Scalar(kind, true));
    }

    @Test
    void mapsCollectionsOfAnything() {
        assertThat(typeOf("java.util.List<String>")).isEqualTo(new ListType(TEXT));
        assertThat(typeOf("java.util.Set<Colour>")).isEqualTo(new SetType(COLOUR));
        assertThat(typeOf("java.util.Map<String, java.util.List<Part>>"))
                .isEqualTo(new MapType(TEXT, new ListType(PART)));
        assertThat(typeOf("java.util.Map<Colour, byte[]>")).isEqualTo(new MapType(COLOUR, Scalar.of(ScalarKind.BYTES)));
        assertThat(typeOf("java.util.Optional<java.util.Set<Integer>>"))
                .isEqualTo(new SetType(Scalar.of(ScalarKind.INT)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Object | its type \"java.lang.Object\" says nothing of what it holds",
                "Object[] | holds \"java.lang.Object\", which says nothing of what it holds",
                "java.util.Map<String, Object> | name a converter with @Converted",
                "java.util.List | its type \"java.util.List\" lacks its type arguments",
                "java.util.Optional | its type \"java.util.Optional\" lacks its type arguments",
                "java.util.List<java.util.Optional> | holds \"java.util.Optional\", which lacks its type arguments",
                "java.util.List<?> | its type \"java.util.List<?>\" holds \"?\", which is a wildcard",
                "java.util.List<java.util.Optional<String>> | holds \"java.util.Optional<java.lang.String>\", which is an"
                        + " Optional inside another type",
                "java.util.Map<Double, String> | has keys that are neither text nor have one text each",
                "java.util.Map<java.math.BigDecimal, String> | has keys that are neither text",
                "java.util.ArrayList<String> | its type \"java.util.ArrayList<java.lang.String>\" is none that can be"
                        + " stored; write List, or name a converter",
                "java.util.SortedSet<String> | is none that can be stored; write Set, or name a converter",
                "java.util.Collection<String> | is none that can be stored; write List, or name a converter",
                "java.util.LinkedHashMap<String, String> | is none that can be stored; write Map, or name a converter",
                "java.util.Date | is none that can be stored; write Instant, or name a converter",
                "CharSequence | is none that can be stored; write String, or name a converter",
                "java.sql.Timestamp | is none that can be stored; write Instant, or name a converter",
                "java.sql.Date | is none that can be stored; write LocalDate, or name a converter",
                "java.net.URL | is none that can be stored; write String, or name a converter",
                "Plain | its type \"shop.Thing.Plain\" is no @Document",
                "Thing | its type \"shop.Thing\" is an entity, an item of its own",
                "Generic | its type \"shop.Thing.Generic\" lacks its type arguments",
                "Generic<?> | its type \"shop.Thing.Generic<?>\" holds \"?\", which is a wildcard",
                "Generic<Object> | holds \"java.lang.Object\", which says nothing of what it holds",
                "Generic<java.util.Optional<String>> | is an Optional inside another type",
                "Hidden | cannot be reached from data, where the generated code lies (shop.Thing.Hidden is"
                        + " package-private in shop); make it public",
            })
    @DisplayName("B56: tells why a type cannot be stored")
    void tellsWhyATypeCannotBeStored(String type, String reason) {
        Read read = read(type);

        assertThat(read.problems())
                .singleElement()
                .asString()
                .startsWith("[Unmappable] The property value of shop.Thing cannot be stored: ")
                .contains(reason);
        assertThat(read.reading().broken()).containsExactly(QualifiedName.of("shop", "Thing"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "AttributeValue | AttributeValue",
                "AttributeValue[] | AttributeValue",
                "java.util.List<AttributeValue> | AttributeValue",
                "java.util.Map<String, java.util.List<AttributeValue>> | AttributeValue",
                "java.util.Optional<AttributeValue> | AttributeValue",
                "java.util.Set<? extends AttributeValue> | AttributeValue",
                "java.util.Map<Object, KeyType> | KeyType",
                "KeyType | KeyType",
                "AttributeValue.Builder | AttributeValue.Builder"
            })
    void aTypeOfTheSdkIsToldAsOneHoweverDeepItLies(String type, String named) {
        String sdk = "software.amazon.awssdk.services.dynamodb.model.";

        assertThat(read(type.replaceAll("AttributeValue|KeyType", sdk + "$0")).problems())
                .containsExactly(
                        "[SdkType] The property value of shop.Thing may not have a type of the AWS SDK, of which"
                                + " only the table's package knows: \"" + sdk + named
                                + "\". Write a type of Java or a @Document"
                                + " for what it holds, and turn one into the other there.");
    }

    @ParameterizedTest
    @CsvSource({"int, Integer", "boolean, Boolean", "char, Character"})
    void aPrimitiveIsNotNullableAsWell(String type, String boxed) {
        assertThat(read("@org.jspecify.annotations.Nullable " + type).problems())
                .containsExactly(
                        "[Unmappable] The property value of shop.Thing may not be both @Nullable and primitive: \""
                                + type + "\". Write " + boxed + " if it can be absent, or take @Nullable away.");
        assertThat(read(type).problems()).isEmpty();
    }

    @Test
    void anOptionalIsNotNullableAsWell() {
        assertThat(read("java.util.@org.jspecify.annotations.Nullable Optional<String>")
                        .problems())
                .containsExactly("[Unmappable] The property value of shop.Thing may not be both @Nullable and an"
                        + " Optional: \"java.util.Optional<java.lang.String>\". Take @Nullable away; the empty Optional"
                        + " says it already.");
        assertThat(read("java.util.Optional<String>").problems()).isEmpty();
    }

    @Test
    void keepsTheOrderOfComponents() {
        Map<String, String> names = read("String").entity("Thing").properties().stream()
                .collect(Collectors.toMap(Property::name, Property::attribute));

        assertThat(names).containsOnlyKeys("id", "value");
    }

    private static PropertyType typeOf(String type) {
        Read read = read(type);
        assertThat(read.problems()).isEmpty();
        return read.entity("Thing").property("value").orElseThrow().type();
    }

    private static Read read(String type) {
        return Read.of("""
                package shop;
                import io.keywright.annotation.*;
                @Entity
                @Key(pk = "THING#{id}")
                public record Thing(String id, %s value) {
                    public enum Colour { RED, BLUE { @Override public String toString() { return "b"; } }, GREEN }
                    @Document public record Part(int number) {}
                    @Document public record Generic<T>(T number) {}
                    @Document record Hidden(int number) {}
                    public record Plain(int number) {}
                }
                """.formatted(type), """
                package data;
                @io.keywright.annotation.Table(entities = shop.Thing.class)
                public interface Shop {}
                """);
    }
}
