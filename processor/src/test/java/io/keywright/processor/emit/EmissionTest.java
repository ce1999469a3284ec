package io.keywright.processor.emit;

import static io.keywright.processor.emit.Design.INSTANT;
import static io.keywright.processor.emit.Design.LONG;
import static io.keywright.processor.emit.Design.STRING;
import static io.keywright.processor.emit.Design.entity;
import static io.keywright.processor.emit.Design.global;
import static io.keywright.processor.emit.Design.key;
import static io.keywright.processor.emit.Design.nullable;
import static io.keywright.processor.emit.Design.place;
import static io.keywright.processor.emit.Design.property;
import static io.keywright.processor.emit.Design.required;
import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.schema.Entity;
import io.keywright.schema.Property.Presence;
import io.keywright.schema.PropertyType.Unmappable;
import io.keywright.schema.Table;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class EmissionTest {

    private static final Surroundings ANYWHERE = new Surroundings(true, false, Set.of(), Set.of());

    private static final Entity USER = entity(
            "User",
            key("USER#{username}", "USER#{username}", null),
            List.of(place(1, "inOrganization", "ORG#{organization}", "USER#{username}")),
            required("username", STRING),
            property("firstName", "fn", STRING, Presence.REQUIRED),
            nullable("organization", STRING),
            required("version", LONG));

    private static final Entity EVENT = entity(
            "Event",
            key("DAY#{at:date}", "EVENT#{at:date}#{at}", "ofDay"),
            List.of(place(1, "ofMonth", "MONTH", "{at:date}#{title:rest}")),
            required("at", INSTANT),
            required("title", STRING));

    @Test
    void aKeyOfOneTemplateIsBuiltOnce() {
        assertThat(source(USER, 0, ANYWHERE))
                .contains("    String text = partition(username);\n    return PrimaryKey.of(User.class, text, text);");
    }

    @Test
    @DisplayName("B64: a short name is used in every place of storage and in none of java")
    void aShortNameIsUsedInEveryPlaceOfStorageAndInNoneOfJava() {
        assertThat(source(USER, 1, ANYWHERE)).contains("item.string(\"fn\", user.firstName());");
        assertThat(source(USER, 2, ANYWHERE)).contains("FIRST_NAME =").contains("of(\"firstName\", \"fn\")");
    }

    @Test
    void anItemStaysOutOfAnIndexWhoseComponentsAreNotAllThere() {
        assertThat(source(USER, 1, ANYWHERE)).contains("if (organization != null) {");
    }

    @Test
    void aDayOfAnInstantIsTakenAsADateAndWrittenByTheMapperFromTheInstant() {
        assertThat(source(EVENT, 0, ANYWHERE))
                .contains("static String partition(LocalDate at)", "static String partition(Instant at)")
                .contains("public static IndexKey ofMonth(LocalDate at, String title)");
        assertThat(source(EVENT, 3, ANYWHERE)).contains("public OfDay ofDay(LocalDate at)");
    }

    @Test
    void aPropertyInTwoFormatsOfOneKeyIsOneParameterOfItsOwnType() {
        assertThat(source(EVENT, 0, ANYWHERE)).contains("public static PrimaryKey<Event> primary(Instant at)");
    }

    @Test
    void nothingGeneratedNeedsAnInvokedynamic() {
        assertThat(sources(table(USER, EVENT), ANYWHERE, Broken.none()))
                .allSatisfy(source -> assertThat(source).doesNotContain(" + ", " -> {", "::", "record "));
    }

    @Test
    @DisplayName("B114: the generated annotation is left out where the module does not see it")
    void theGeneratedAnnotationIsLeftOutWhereTheModuleDoesNotSeeIt() {
        Surroundings blind = new Surroundings(false, false, Set.of(), Set.of());

        assertThat(source(USER, 0, ANYWHERE)).contains("@Generated(");
        assertThat(source(USER, 0, blind)).contains("@KeywrightGenerated").doesNotContain("@Generated(");
    }

    @Test
    void whatBelongsToAHiddenEntityIsHiddenButTheDescriptorIsNot() {
        Surroundings hiding = new Surroundings(true, false, Set.of(USER.javaType()), Set.of());
        List<String> sources = sources(table(USER, EVENT), hiding, Broken.none());

        assertThat(sources.get(0)).contains("\nfinal class UserKeys");
        assertThat(sources.get(5)).contains("\npublic final class EventKeys");
        assertThat(sources).anyMatch(source -> source.contains("public final class AppDescriptor"));
    }

    @Test
    void namesOfJavaLangAreImportedWhereThePackageHidesThem() {
        Surroundings hiding = new Surroundings(true, true, Set.of(), Set.of());

        assertThat(source(USER, 0, ANYWHERE)).doesNotContain("import java.lang.");
        assertThat(source(USER, 0, hiding)).contains("import java.lang.String;");
    }

    @Test
    void theOrderOfTheEntitiesChangesNoneOfTheirClasses() {
        assertThat(sources(table(EVENT, USER), ANYWHERE, Broken.none()).subList(5, 10))
                .isEqualTo(sources(table(USER, EVENT), ANYWHERE, Broken.none()).subList(0, 5));
    }

    @Test
    void aStubHasEveryMemberAndNoWorkingBody() {
        Entity broken = entity(
                "Broken",
                key("B#{id}", "{nothingLikeIt}", "all"),
                List.of(),
                required("id", STRING),
                required("thread", new Unmappable("java.lang.Thread", "is no type that can be stored")));
        List<String> stub = sources(table(broken), ANYWHERE, Broken.of(broken.javaType()));

        assertThat(stub.get(0)).contains("primary(String id, Comparable<?> nothingLikeIt) {\n    throw new");
        assertThat(stub.get(2)).contains("AttributeReference<Broken, Object> THREAD = null;");
        assertThat(stub.get(3))
                .contains(
                        "nothingLikeIt(Comparable<?> nothingLikeIt)",
                        "nothingLikeItBetween(Comparable<?> from, Comparable<?> to)");
        assertThat(Emission.of(table(broken), Broken.of(broken.javaType()), ANYWHERE)
                        .resources(Artifacts.ALL))
                .isEmpty();
    }

    @Test
    void theOptionDecidesWhichResourcesAreWritten() {
        Emission emission = Emission.of(table(USER), Broken.none(), ANYWHERE);

        assertThat(emission.resources(Artifacts.NONE)).isEmpty();
        assertThat(emission.resources(Artifacts.MODEL))
                .extracting(Resource::path)
                .containsExactly("META-INF/keywright/data.App/model.json");
        assertThat(emission.resources(Artifacts.ALL))
                .extracting(Resource::path)
                .containsExactly(
                        "META-INF/keywright/data.App/model.json",
                        "META-INF/keywright/data.App/create-table.json",
                        "META-INF/keywright/data.App/after-create.sh",
                        "META-INF/keywright/data.App/cloudformation.yaml",
                        "META-INF/keywright/data.App/main.tf",
                        "META-INF/keywright/data.App/nosql-workbench.json",
                        "META-INF/keywright/data.App/entity-chart.md",
                        "META-INF/keywright/data.App/access-patterns.md");
    }

    private static String source(Entity entity, int number, Surroundings surroundings) {
        return sources(table(entity), surroundings, Broken.none()).get(number);
    }

    private static List<String> sources(Table table, Surroundings surroundings, Broken broken) {
        return Emission.of(table, broken, surroundings).all().stream()
                .map(Source::of)
                .toList();
    }

    private static Table table(Entity... entities) {
        return Design.table(List.of(global(1)), List.of(entities), List.of());
    }
}
