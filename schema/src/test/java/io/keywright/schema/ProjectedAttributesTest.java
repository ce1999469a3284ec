package io.keywright.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ProjectedAttributesTest {

    private static Entity entity(String name, String attribute, List<IndexKey> keys) {
        Property property = new Property(
                "title",
                attribute,
                TestModel.STRING,
                Property.Presence.REQUIRED,
                new Property.Accessor("title", Property.Accessor.Kind.METHOD));
        return TestModel.entity(name, TestModel.key(name + "#{title}", name), keys, property);
    }

    @Test
    void indexOfEverythingNamesNothing() {
        assertThat(ProjectedAttributes.of(
                        TestModel.daintree(), TestModel.daintree().indexes().get(2)))
                .isEmpty();
    }

    @Test
    void indexOfKeysHoldsTheTypeToo() {
        assertThat(ProjectedAttributes.of(
                        TestModel.daintree(), TestModel.daintree().indexes().get(0)))
                .containsExactly("Type");
    }

    @Test
    void propertiesAreIncludedUnderEveryNameThatEntitiesOfTheIndexStoreThem() {
        Index index = TestModel.globalIndex(1, Index.Projection.INCLUDE, "title", "nowhere");
        List<IndexKey> keys = List.of(TestModel.gsi(1, "byTitle", "T#{title}", "T"));
        Table table = TestModel.table(
                List.of(index),
                entity("Book", "title", keys),
                entity("Film", "t", keys),
                entity("Play", "t", keys),
                entity("Poem", "p", List.of()));

        assertThat(ProjectedAttributes.of(table, index)).containsExactly("Type", "title", "t");
    }
}
