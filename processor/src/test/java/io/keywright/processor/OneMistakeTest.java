package io.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** One mistake is told once, and where it was made. */
class OneMistakeTest {

    private static final Pattern TAG = Pattern.compile("^(\\S+) (?:ERROR|WARNING) \\[(\\w+)].*");

    private static final String IMPORTS = """
            package data;
            import io.keywright.annotation.*;
            """;

    private static final String ORDER = """
                @Entity
                @Key(pk = "ORDER#{id}", sk = "ORDER")
                @Gsi(index = 1, name = "byCity", pk = "CITY#{city}", sk = "{id}")
                @Gsi(index = 2, name = "byStreet", pk = "STREET#{street}", sk = "{id}")
                record Order(String id, String city, String street) {}
            """;

    @Test
    void aPatternIsToldOnceAtItsValue() {
        assertThat(told("""
                @Table(entities = Shop.Order.class,
                    indexSortKey = "SK")
                interface Shop {
                %s}
                """.formatted(ORDER))).containsExactly("Shop.java:4:20 SharedAttribute");
        assertThat(told("""
                @Table(entities = Shop.Order.class,
                    indexName = "no good")
                interface Shop {
                %s}
                """.formatted(ORDER)))
                .containsExactly("Shop.java:4:17 InvalidIndexName", "Shop.java:4:17 DuplicateIndexName");
    }

    @Test
    void anIndexWithAValueOfItsOwnIsToldThere() {
        assertThat(told("""
                @Table(entities = Shop.Order.class,
                    indexes = @Index(number = 2, sortKey = "SK"))
                interface Shop {
                %s}
                """.formatted(ORDER))).containsExactly("Shop.java:4:44 SharedAttribute");
    }

    @Test
    void aTagThatIsNoneIsToldAtItsValueAndTheRestIsWritten() {
        Compile compile = Compile.of(IMPORTS + """
                @Table(entities = Shop.Cart.class)
                interface Shop {
                @Entity @Key(pk = "{id}")
                @Allow("Nothing")
                record Cart(String id,
                @Allow("Nought") String city) {}
                }
                """);

        assertThat(told(compile)).containsExactly("Shop.java:6:8 UnknownTag", "Shop.java:8:8 UnknownTag");
        assertThat(compile.messages().get(1)).contains("The @Allow on data.Shop.Cart.city must");
    }

    @Test
    void whatAPropertyAllowsIsAllowedForTheKeysThatTakeIt() {
        String design = """
                @Table(entities = Shop.Cart.class)
                interface Shop {
                @Entity @Key(pk = "C#{id}", sk = "C")
                @Gsi(index = 1, name = "open", pk = "OPEN#{open}", sk = "{id}")
                record Cart(String id, boolean open) {}
                }
                """;

        assertThat(told(design)).containsExactly("Shop.java:6:37 HotPartition");
        assertThat(told(design.replace("boolean open", "@Allow(\"HotPartition\") boolean open")))
                .isEmpty();
        assertThat(told(design.replace("String id", "@Allow(\"MixedQuery\") String id")))
                .containsExactly("Shop.java:6:37 HotPartition");
    }

    @Test
    @DisplayName("B119: an entity out of reach is the only error though its index is described")
    void anEntityOutOfReachIsTheOnlyErrorThoughItsIndexIsDescribed() {
        String design = """
                public final class Shop {
                    @Entity
                    @Key(pk = "ORDER#{id}", sk = "ORDER")
                    @Gsi(index = 1, name = "byCity", pk = "CITY#{city}", sk = "{id}")
                    private record Order(String id, String city) {}
                    @Entity
                    @Key(pk = "CART#{id}", sk = "CART")
                    record Cart(String id) {}
                    @Table(entities = {Order.class, Cart.class},
                        indexes = @Index(number = 1, projection = Projected.INCLUDE, include = "city"))
                    interface All {}
                }
                """;

        assertThat(told(design)).containsExactly("Shop.java:7:13 Inaccessible");
    }

    @Test
    void anAnnotationOnWhatIsNoInterfaceClashesWithNoTable() {
        assertThat(told("""
                @Table(entities = Shop.Cart.class)
                interface Shop {
                @Entity @Key(pk = "{id}") record Cart(String id) {}
                }
                @Table(entities = Shop.Cart.class)
                class Another {}
                @Table(entities = Shop.Cart.class)
                enum Further { ONE }
                """)).containsExactlyInAnyOrder("Shop.java:7:1 MalformedTable", "Shop.java:9:1 MalformedTable");
    }

    @Test
    void aTableInAPrivateClassIsOutOfReach() {
        assertThat(told("""
                class Shop {
                @Entity @Key(pk = "{id}") record Cart(String id) {}
                private static class Inner {
                @Table(entities = Cart.class)
                interface All {} } }
                """)).containsExactly("Shop.java:6:1 Inaccessible");
    }

    @Test
    void aClassThatIsNoEntityLacksNoKey() {
        assertThat(told("""
                @Table(entities = Shop.Cart.class)
                interface Shop { record Cart(String id) {} }
                """)).containsExactly("Shop.java:3:28 NotAnEntity");
    }

    @Test
    void theSecondOfTwoListingsIsTold() {
        assertThat(told("""
                @Table(entities = {Shop.Cart.class,
                 Shop.Cart.class})
                interface Shop { @Entity @Key(pk = "{id}") record Cart(String id) {} }
                """)).containsExactly("Shop.java:4:11 ListedTwice");
    }

    @Test
    void privateMethodsOfABeanAreItsOwnAffairUnlessAnnotated() {
        String design = """
                @Table(entities = Shop.Cart.class)
                interface Shop {
                    @Entity
                    @Key(pk = "{id}")
                    class Cart {
                        private String id;
                        public String getId() { return id; }
                        public void setId(String id) { this.id = id; }
                        private int getLuck() { return 7; }
                        private boolean isLucky() { return true; }
                        private void setMood(String mood) {}
                    }
                }
                """;

        assertThat(told(design)).isEmpty();
        assertThat(told(design.replace("private int", "@Attribute(\"l\") private int")))
                .isNotEmpty();
    }

    private static List<String> told(String source) {
        return told(Compile.of(IMPORTS + source));
    }

    private static List<String> told(Compile compile) {
        return compile.messages().stream()
                .map(message -> TAG.matcher(message).replaceFirst("$1 $2"))
                .toList();
    }
}
