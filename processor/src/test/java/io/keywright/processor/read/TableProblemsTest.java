package io.keywright.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TableProblemsTest {

    private static final String ENTITIES = """
            package shop;
            import io.keywright.annotation.*;
            public class Things {
                @Entity @Key(pk = "A#{id}") @Gsi(index = 1, name = "x", pk = "A#{id}") public record A(String id) implements All {}
                @Entity @Key(pk = "A#{id}") public record B(String id) implements All {}
                @Key(pk = "C#{id}") public record C(String id) {}
                @Entity public record D(String id) {}
                @Entity @Key(pk = "E#{id}")
                @Gsi(index = 1, name = "x", pk = "A#{id}")
                @Gsi(index = 1, name = "y", pk = "A#{id}")
                @Gsi(index = 0, name = "z", pk = "A#{id}")
                public record E(String id) {}
                @ItemCollection public sealed interface All permits A, B {}
                @ItemCollection public interface Open {}
                @ItemCollection public enum Flat {}
                @ItemCollection public record Whole(A a, java.util.List<B> bs) {}
                @ItemCollection public record Perhaps(java.util.List<A> as, java.util.Optional<B> b) {}
                @ItemCollection public record Odd(String id, java.util.Set<A> as, java.util.List<String> texts, A[] more) {}
                @ItemCollection public record Headless(java.util.List<A> as) {}
                @ItemCollection public record Hydra(A a, java.util.Optional<B> b) {}
                @ItemCollection public record Single(A a) {}
                @ItemCollection public record Unclear(A a, java.util.List<A> as) {}
                @ItemCollection public record OfType<T>(A a, java.util.List<B> bs) {}
                @ItemCollection public interface Generic<T> {}
                public sealed interface Plain permits P {}
                @ItemCollection public sealed interface Outer permits Inner, N {}
                public sealed interface Inner extends Outer permits O {}
                public record P(String id) implements Plain {}
                public record N(String id) implements Outer {}
                public record O(String id) implements Inner {}
            }
            """;

    @Test
    void saysWhatIsListedWronglyAtTheLiteral() {
        Read read = table("entities = {Things.A.class, Things.C.class, Things.D.class, Things.A.class, int.class}");

        assertThat(read.problems())
                .containsExactlyInAnyOrder(
                        "[ListedTwice] The table data.Shop may not list an entity twice: \"shop.Things.A\". Remove one"
                                + " of them.",
                        "[MalformedTable] The table data.Shop cannot list \"int\" as an entity. Write the class literal"
                                + " of a record or a class.",
                        "[NotAnEntity] The class shop.Things.C cannot be listed in @Table, since it is no entity: it"
                                + " lacks \"@Entity\". Annotate it with @Entity and @Key, or take it from the list.",
                        "[MissingKey] The entity shop.Things.D must declare its primary key: it lacks \"@Key\". Add"
                                + " @Key(pk = \"…\").");
        assertThat(read.places())
                .containsExactlyInAnyOrder("Shop.java:4:76", "Shop.java:4:19", "Shop.java:4:44", "Things.java:7:20");
    }

    @Test
    void saysWhichIndexNumbersAreWrong() {
        Read read = table("""
                entities = {Things.A.class, Things.E.class},
                    indexes = {
                        @Index(number = 1, projection = Projected.INCLUDE),
                        @Index(number = 1, name = "other"),
                        @Index(number = 7),
                        @Index(number = 1, local = true, partitionKey = "X")}""");

        assertThat(read.problems())
                .extracting(text -> text.substring(0, text.indexOf(':')))
                .containsExactlyInAnyOrder(
                        "[RepeatedIndex] The entity shop.Things.E may not appear twice in one index",
                        "[MalformedIndex] The number of @Gsi(index = 0) of shop.Things.E must be 1 or more",
                        "[MalformedIndex] The @Index(number = 1) of data.Shop must name the properties that it includes",
                        "[MalformedIndex] The @Index(number = 1) of data.Shop may not be declared twice",
                        "[MalformedIndex] The @Index(number = 7) of data.Shop must be the number of an index that an"
                                + " entity of the table is in",
                        "[MalformedIndex] The @Index(number = 1, local = true) of data.Shop must be the number of an"
                                + " index that an entity of the table is in",
                        "[MalformedIndex] The @Index(number = 1, local = true) of data.Shop cannot have a partition key"
                                + " of its own, since a local index shares the table's");
    }

    @Test
    void readsTheMembersOfACollectionInTheTablesOrder() {
        Read read = table("entities = {Things.B.class, Things.A.class}, collections = Things.All.class");

        assertThat(read.problems()).isEmpty();
        assertThat(read.table().collections())
                .singleElement()
                .satisfies(collection -> assertThat(collection.name()).isEqualTo("all"))
                .satisfies(collection -> assertThat(collection.members())
                        .extracting(member -> member.simpleName())
                        .containsExactly("B", "A"));
    }

    @Test
    void readsARecordAsOneHeadAndLists() {
        Read read = table("entities = {Things.B.class, Things.A.class},"
                + " collections = {Things.Whole.class, Things.Perhaps.class}");

        assertThat(read.problems()).isEmpty();
        assertThat(read.table().collections().get(0).parts())
                .extracting(part -> part.name() + " " + part.entity().simpleName() + " " + part.kind())
                .containsExactly("a A HEAD", "bs B LIST");
        assertThat(read.table().collections().get(0).members())
                .extracting(member -> member.simpleName())
                .containsExactly("B", "A");
        assertThat(read.table().collections().get(1).parts())
                .extracting(part -> part.name() + " " + part.entity().simpleName() + " " + part.kind())
                .containsExactly("as A LIST", "b B OPTIONAL_HEAD");
    }

    @Test
    void saysWhatKeepsARecordFromBeingOneHeadAndLists() {
        Read read = table("entities = {Things.A.class, Things.B.class}, collections = {Things.Odd.class,"
                + " Things.Headless.class, Things.Hydra.class, Things.Single.class, Things.Unclear.class,"
                + " Things.OfType.class}");
        String odd =
                "[MalformedCollection] The collection shop.Things.Odd may hold only entities that the table data.Shop"
                        + " lists, one as its head and lists of others: \"%s\" is something else. Write an entity, an Optional"
                        + " of one, or a List of one.";

        assertThat(read.problems())
                .containsExactlyInAnyOrder(
                        odd.formatted("java.lang.String id"),
                        odd.formatted("java.util.Set<shop.Things.A> as"),
                        odd.formatted("java.util.List<java.lang.String> texts"),
                        odd.formatted("shop.Things.A[] more"),
                        "[MalformedCollection] The collection shop.Things.Headless must have one component that is its"
                                + " head, an entity or an Optional of one: it has none. Write one; for other shapes, a"
                                + " sealed interface.",
                        "[MalformedCollection] The collection shop.Things.Hydra must have one component that is its"
                                + " head, an entity or an Optional of one: \"a\", \"b\" are several. Write one; for"
                                + " other shapes, a sealed interface.",
                        "[MalformedCollection] The collection shop.Things.Single must have a list beside its head:"
                                + " \"a\" is all it has. Write a List of an entity, or read the head with get.",
                        "[MalformedCollection] The collection shop.Things.Unclear cannot tell which component an item"
                                + " of A is for: \"a\", \"as\". Write each entity once.",
                        "[MalformedCollection] The collection shop.Things.OfType may not have type parameters: \"<T>\"."
                                + " Take them away.");
    }

    @Test
    void saysOneCauseForEachCollectionThatIsNone() {
        Read read = table("entities = Things.A.class, collections = {Things.Open.class, Things.Flat.class,"
                + " Things.Generic.class, Things.Plain.class}");

        assertThat(read.problems())
                .containsExactlyInAnyOrder(
                        "[MalformedCollection] The collection shop.Things.Open must say which entities are its members,"
                                + " so it must be \"sealed\". Write sealed interface Open permits …, with entities of"
                                + " this table.",
                        "[MalformedCollection] The collection shop.Things.Flat must be an interface or a record,"
                                + " not this kind of type: \"enum\". Write a sealed interface that its members"
                                + " implement, or a record of one of them and lists of the others.",
                        "[MalformedCollection] The collection shop.Things.Generic may not have type parameters: \"<T>\"."
                                + " Take them away.",
                        "[MalformedCollection] The collection shop.Things.Plain must carry an annotation, which it"
                                + " lacks: \"@ItemCollection\". Annotate it, or take it from @Table(collections = …).");
    }

    @Test
    void saysWhyAPermittedTypeIsNoMember() {
        Read read = table("entities = Things.A.class, collections = {Things.All.class, Things.Outer.class}");

        assertThat(read.problems())
                .containsExactlyInAnyOrder(
                        "[MalformedCollection] The collection shop.Things.All may permit only entities that the table"
                                + " data.Shop lists: \"shop.Things.B\" is not in the list. Add it to @Table(entities ="
                                + " …), or take it from the interface.",
                        "[MalformedCollection] The collection shop.Things.Outer may permit only entities that the table"
                                + " data.Shop lists: \"shop.Things.Inner\" is another interface. Permit its entities"
                                + " themselves.",
                        "[MalformedCollection] The collection shop.Things.Outer may permit only entities that the table"
                                + " data.Shop lists: \"shop.Things.N\" is no entity. Annotate it with @Entity and list"
                                + " it in @Table, or take it from the interface.");
    }

    @Test
    void refusesATableWithMethodsItsOwnOrInherited() {
        String table = "package data; import io.keywright.annotation.*; public interface Shop%s @Entity @Key(pk ="
                + " \"A#{id}\") record A(String id) {} String NAME = \"x\"; static int zero() { return 0; } }";
        String annotation = "package data; @io.keywright.annotation.Table(entities = Shop.A.class) interface Top%s";

        assertThat(Read.of(table.formatted(" {"), annotation.formatted(" { int x(); }"))
                        .problems())
                .containsExactly("[MalformedTable] The table data.Top may not have methods, since nothing implements"
                        + " it: \"x\". Take them out.");
        assertThat(Read.of(table.formatted(" { default void y() {}"), annotation.formatted(" extends Shop {}"))
                        .problems())
                .containsExactly("[MalformedTable] The table data.Top may not have methods, since nothing implements"
                        + " it: \"y\". Take them out.");
        assertThat(Read.of(table.formatted(" {"), annotation.formatted(" extends Shop {}"))
                        .problems())
                .isEmpty();
    }

    @Test
    void takesNamesFromPatternsAndFromIndexes() {
        Read read = table("""
                entities = Things.A.class, name = "shop", partitionKey = "pk", type = "t", delimiter = "|",
                    indexName = "gsi-{n}", indexPartitionKey = "gsi{n}_pk",
                    indexes = @Index(number = 1, name = "by-x", projection = Projected.KEYS_ONLY)""");

        assertThat(read.problems()).isEmpty();
        assertThat(read.table().name()).isEqualTo("shop");
        assertThat(read.table().typeAttribute()).isEqualTo("t");
        assertThat(read.table().delimiter()).isEqualTo("|");
        assertThat(read.table().indexes())
                .extracting(index ->
                        index.name() + " " + index.partitionKey() + " " + index.sortKey() + " " + index.projection())
                .containsExactly("by-x gsi1_pk null KEYS_ONLY");
    }

    @Test
    void refusesATableThatIsNoInterfaceOrListsNothing() {
        Read read = Read.of("""
                package data;
                @io.keywright.annotation.Table(entities = {})
                public class Shop {}
                """);

        assertThat(read.problems())
                .containsExactly(
                        "[MalformedTable] The table data.Shop must be an interface without type parameters that is not"
                                + " private: \"Shop\". Write @Table interface Shop {}.",
                        "[MalformedTable] The entities of the table data.Shop must list at least one entity: \"{}\"."
                                + " Write @Table(entities = {….class}).");
    }

    @Test
    void refusesAllowancesOfWhatIsNoWarning() {
        Read read = Read.of("""
                package data;
                import io.keywright.annotation.*;
                @Table(entities = Shop.A.class)
                public interface Shop {
                    @Allow("LocalIndx") @Entity @Key(pk = "A#{id}") record A(@Allow("MissingKey") String id) {}
                }
                """);

        assertThat(read.problems())
                .extracting(text -> text.substring(0, text.indexOf(" Warnings are")))
                .containsExactlyInAnyOrder(
                        "[UnknownTag] The @Allow on data.Shop.A must name the tag of a warning: \"LocalIndx\". Did you"
                                + " mean \"LocalIndex\"?",
                        "[UnknownTag] The @Allow on data.Shop.A.id must name the tag of a warning: \"MissingKey\".");
    }

    private static Read table(String members) {
        return Read.of(ENTITIES, """
                package data;
                import io.keywright.annotation.*;
                import shop.Things;
                @Table(%s)
                public interface Shop {}
                """.formatted(members));
    }
}
