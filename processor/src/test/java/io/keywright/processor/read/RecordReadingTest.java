package io.keywright.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.schema.Construction;
import io.keywright.schema.Property;
import io.keywright.schema.Property.Presence;
import io.keywright.schema.PropertyType.DocumentType;
import io.keywright.schema.PropertyType.ListType;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.ScalarKind;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class RecordReadingTest {

    private static final String TABLE = """
            package data;
            import io.keywright.annotation.*;
            @Table(entities = shop.Customer.class)
            public interface Shop {}
            """;

    @Test
    void readsAnEntityWithItsKeysPropertiesAndConstruction() {
        Read read = Read.of("""
                package shop;
                import io.keywright.annotation.*;
                @Entity
                @Key(pk = "CUSTOMER#{id}", sk = "CUSTOMER#{id}", name = "all")
                @Gsi(index = 2, name = "byName", pk = "NAME#{firstName}", sk = "CUSTOMER")
                @Gsi(index = 1, name = "byEmail", pk = "EMAIL#{email:lower}")
                @Lsi(index = 1, name = "byAge", sk = "AGE#{age:3}")
                public record Customer(String id, @Attribute("fn") String firstName, String email, int age) {}
                """, TABLE);

        assertThat(read.problems()).isEmpty();
        assertThat(read.reading().whole()).isTrue();
        var customer = read.entity("Customer");
        assertThat(customer.type()).isEqualTo("Customer");
        assertThat(customer.key().pk().text()).isEqualTo("CUSTOMER#{id}");
        assertThat(customer.key().queryName()).isEqualTo("all");
        assertThat(customer.indexKeys())
                .extracting(key -> (key.local() ? "L" : "G") + key.index() + " " + key.queryName() + " " + key.pk()
                        + " / " + key.sk())
                .containsExactly(
                        "G1 byEmail EMAIL#{email:lower} / null",
                        "G2 byName NAME#{firstName} / CUSTOMER",
                        "L1 byAge CUSTOMER#{id} / AGE#{age:3}");
        assertThat(customer.properties())
                .extracting(Property::name, Property::attribute)
                .contains(org.assertj.core.groups.Tuple.tuple("firstName", "fn"));
        assertThat(customer.construction())
                .isEqualTo(new Construction.Constructor(List.of("id", "firstName", "email", "age")));
        assertThat(read.table().indexes())
                .extracting(index -> index.name() + " " + index.partitionKey() + " " + index.sortKey())
                .containsExactly("GSI1 GSI1PK null", "GSI2 GSI2PK GSI2SK", "LSI1 PK LSI1SK");
    }

    @Test
    void knowsWhatCanBeAbsent() {
        Read read = Read.of("""
                package shop;
                import io.keywright.annotation.*;
                @Entity
                @Key(pk = "CUSTOMER#{id}")
                public record Customer(
                    String id,
                    @org.jspecify.annotations.Nullable String byTypeUse,
                    @Nullable String byDeclaration,
                    java.util.Optional<Integer> byOptional,
                    byte @org.jspecify.annotations.Nullable [] array,
                    java.util.List<String> elements) {
                    @interface Nullable {}
                }
                """, TABLE);

        assertThat(read.problems()).isEmpty();
        assertThat(read.entity("Customer").properties())
                .extracting(Property::presence)
                .containsExactly(
                        Presence.REQUIRED,
                        Presence.NULLABLE,
                        Presence.NULLABLE,
                        Presence.OPTIONAL,
                        Presence.NULLABLE,
                        Presence.REQUIRED);
        assertThat(read.entity("Customer").property("byOptional").orElseThrow().type())
                .isEqualTo(Scalar.of(ScalarKind.INT));
        assertThat(read.table().sortKey()).isNull();
    }

    @Test
    void findsDocumentsThroughDocumentsAndThemselves() {
        Read read = Read.of("""
                package shop;
                import io.keywright.annotation.*;
                @Entity
                @Key(pk = "CUSTOMER#{id}")
                public record Customer(String id, Tree tree) {
                    @Document public record Tree(String name, java.util.List<Tree> branches, Leaf leaf) {}
                    @Document public record Leaf(String colour) {}
                }
                """, TABLE);

        assertThat(read.problems()).isEmpty();
        QualifiedName tree = QualifiedName.of("shop", "Customer", "Tree");
        assertThat(read.table().documents())
                .extracting(document -> document.name())
                .containsExactly("Customer_Leaf", "Customer_Tree");
        assertThat(read.table()
                        .document(tree)
                        .orElseThrow()
                        .property("branches")
                        .orElseThrow()
                        .type())
                .isEqualTo(new ListType(new DocumentType(tree)));
    }

    @Test
    @DisplayName("B123: refuses our annotations beside the component")
    void refusesOurAnnotationsBesideTheComponent() {
        Read read = Read.of("""
                package shop;
                import io.keywright.annotation.*;
                @Entity
                @Key(pk = "CUSTOMER#{id}")
                public record Customer(String id, String name, @Ignore String note, @Attribute("m") String mail) {
                    public Customer(String id, @Attribute("n") String name, String note, String mail) {
                        this.id = id;
                        this.name = name;
                        this.note = note;
                        this.mail = mail;
                    }
                    @Attribute("i") public String id() { return id; }
                    @Ignore public String upper() { return name; }
                }
                """, TABLE);

        assertThat(read.problems())
                .containsExactlyInAnyOrder(
                        "[MisplacedAnnotation] The accessor id of the record shop.Customer may not carry an annotation"
                                + " of Keywright: \"@Attribute\". Move it to the record component.",
                        "[MisplacedAnnotation] The constructor parameter name of the record shop.Customer may not carry"
                                + " an annotation of Keywright: \"@Attribute\". Move it to the record component.",
                        "[MisplacedAnnotation] The component note of the record shop.Customer cannot be left out of"
                                + " what is stored, since it is needed to build the record: \"@Ignore\". Remove the"
                                + " annotation, or the component.",
                        "[MisplacedAnnotation] The method upper of the record shop.Customer may not carry an annotation"
                                + " of Keywright: \"@Ignore\". Only components are stored; move it to one, or remove it.");
    }
}
