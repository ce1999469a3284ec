package io.keywright.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Which property of an edge names which end, and where the edge is found from there. */
class EntityEdgeTest {

    private static final Entity FILM =
            TestModel.entity("Film", TestModel.key("FILM#{filmId}", "FILM"), List.of(), text("filmId"));

    private static final Entity ACTOR = TestModel.entity(
            "Actor",
            TestModel.key("ACTOR#{agency}#{actorId}", "ACTOR"),
            List.of(TestModel.gsi(1, "withRoles", "CAREER#{actorId}", "ACTOR")),
            text("agency"),
            text("actorId"));

    @Test
    void propertiesNameTheEndsByWhereTheyStandInTheTemplates() {
        Entity role = role("FILM#{film}", "CAREER#{performer}", text("agency"));
        EntityEdge edge = EntityEdge.of(table(FILM, ACTOR, role), role).orElseThrow();

        assertThat(edge.from().components()).hasToString("{filmId=" + text("film") + "}");
        assertThat(edge.from().index()).isZero();
        assertThat(edge.from().together()).isTrue();
        assertThat(edge.to().components().keySet()).containsExactly("agency", "actorId");
        assertThat(edge.to().components().get("actorId")).isEqualTo(text("performer"));
        assertThat(edge.to().index()).isEqualTo(1);
        assertThat(edge.to().together()).isTrue();
    }

    @Test
    void anEndThatIsNotInTheIndexIsApart() {
        Entity role = edge("Role", "FILM#{film}", "ACTOR#{agency}#{performer}", "Film", "Actor", text("agency"));

        EntityEdge edge = EntityEdge.of(table(FILM, ACTOR, role), role).orElseThrow();

        assertThat(edge.to().together()).isFalse();
        assertThat(edge.to().components().get("actorId")).isEqualTo(text("performer"));
    }

    @Test
    void aTemplateThatWritesOtherwiseIsNotTheSamePartition() {
        assertThat(EntityEdge.of(
                        table(FILM, ACTOR, role("MOVIE#{film}", "CAREER#{performer}", text("agency"))),
                        role("MOVIE#{film}", "CAREER#{performer}", text("agency"))))
                .isEmpty();
        Entity folded = role("FILM#{film:lower}", "CAREER#{performer}", text("agency"));
        assertThat(EntityEdge.of(table(FILM, ACTOR, folded), folded)).isEmpty();
        Entity numbered = edge(
                "Role",
                "FILM#{film}",
                "CAREER#{number:4}",
                "Film",
                "Actor",
                text("agency"),
                TestModel.property("number", TestModel.INT));
        assertThat(EntityEdge.of(table(FILM, ACTOR, numbered), numbered)).isEmpty();
        assertThat(EntityEdge.isIndexedWith(table(FILM, ACTOR, numbered), numbered, ACTOR))
                .isFalse();
    }

    @Test
    void whatTheIndexDoesNotTellIsAPropertyOfTheSameName() {
        Entity role = role("FILM#{film}", "CAREER#{performer}");
        Table table = table(FILM, ACTOR, role);

        assertThat(EntityEdge.of(table, role)).isEmpty();
        assertThat(EntityEdge.missing(table, role, ACTOR, false)).contains("agency");
        assertThat(EntityEdge.missing(table, role, FILM, true)).isEmpty();
    }

    @Test
    void aNodeHasTheItemsOfItsPartitionAndTheEdgesThatPointToIt() {
        Entity person = node(TestModel.entity(
                "Person",
                TestModel.key("PERSON#{id}", "PERSON"),
                List.of(TestModel.gsi(1, "withKin", "PERSON#{id}", "PERSON")),
                text("id")));
        Entity job =
                TestModel.entity("Job", TestModel.key("PERSON#{id}", "JOB#{job}"), List.of(), text("id"), text("job"));
        Entity marriage = edge("Marriage", "PERSON#{film}", "PERSON#{performer}", "Person", "Person");
        Table table = table(FILM, person, job, marriage);

        EntityNode node = EntityNode.of(table, person).orElseThrow();

        assertThat(node.mark()).isEqualTo("Deleting");
        assertThat(node.within()).containsExactly(job, marriage);
        assertThat(node.pointing()).extracting(EntityEdge::entity).containsExactly(marriage);
        assertThat(node.isCalledAsPrimary(node.pointing().get(0))).isTrue();
        assertThat(EntityNode.of(table, job)).isEmpty();
    }

    @Test
    void modelKeepsEdgesAndNodes() {
        Entity role = role("FILM#{film}", "CAREER#{performer}", text("agency"));
        Table table = table(node(FILM), ACTOR, role);

        assertThat(ModelJson.read(ModelJson.write(table))).isEqualTo(table);
    }

    private static Entity role(String pk, String indexPk, Property... more) {
        return edge("Role", pk, indexPk, "Film", "Actor", more);
    }

    private static Entity edge(String name, String pk, String indexPk, String from, String to, Property... more) {
        Property[] properties = new Property[more.length + 2];
        properties[0] = text("film");
        properties[1] = text("performer");
        System.arraycopy(more, 0, properties, 2, more.length);
        Entity entity = TestModel.entity(
                name,
                TestModel.key(pk, "TO#{performer}", "ofFrom"),
                List.of(TestModel.gsi(1, "ofTo", indexPk, "FROM#{film}")),
                properties);
        return with(entity, new Graph(new Graph.Edge(TestModel.shop(from), TestModel.shop(to)), null));
    }

    private static Entity node(Entity entity) {
        return with(entity, new Graph(null, "Deleting"));
    }

    private static Entity with(Entity entity, Graph graph) {
        return new Entity(
                entity.javaType(),
                entity.name(),
                entity.type(),
                entity.key(),
                entity.indexKeys(),
                entity.properties(),
                entity.construction(),
                entity.formerly(),
                graph);
    }

    private static Table table(Entity... entities) {
        return TestModel.table(List.of(TestModel.globalIndex(1, Index.Projection.ALL)), entities);
    }

    private static Property text(String name) {
        return TestModel.property(name, TestModel.STRING);
    }
}
