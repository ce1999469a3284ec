package io.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import javax.lang.model.SourceVersion;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Mistakes that other tools let through to run time or answered badly; the numbers are the rows of docs/faults.md. */
class FaultsTest {

    private static final Pattern TAG = Pattern.compile("^\\S+ (?:ERROR|WARNING) \\[(\\w+)].*");

    private static final String IMPORTS = """
            package data;
            import io.keywright.annotation.*;
            import java.util.*;
            """;

    private static final String ORDER = """
            @Table(entities = Shop.Order.class)
            interface Shop {
                @Entity
                @Key(name = "ofDevice", pk = "CLIENT#{client}#DEVICE#{device}", sk = "ORDER#{id}")
                record Order(String client, String device, String id) {}
            }
            """;

    @Test
    @DisplayName("B14, B81: a partition is asked for by all its values, an item by those of its sort key too")
    void aPartOfAKeyIsNoKey() {
        String program = IMPORTS + """
                class Program {
                    Object run(Shop_OrderRepository orders) {
                        return %s;
                    }
                }
                """;
        assertThat(errors(IMPORTS + ORDER, program.formatted("orders.ofDevice(\"c\", \"d\").list()")))
                .isEmpty();
        assertThat(errors(IMPORTS + ORDER, program.formatted("orders.get(\"c\", \"d\", \"o\")")))
                .isEmpty();
        assertThat(errors(IMPORTS + ORDER, program.formatted("orders.ofDevice(\"c\").list()")))
                .singleElement()
                .asString()
                .contains("method ofDevice in class data.Shop_OrderRepository cannot be applied");
        assertThat(errors(IMPORTS + ORDER, program.formatted("orders.get(\"c\", \"d\")")))
                .singleElement()
                .asString()
                .contains("no suitable method found for get(java.lang.String,java.lang.String)");
    }

    @Test
    @DisplayName("B37: an index that one entity alone is in is in the table, so nothing is written beside an index")
    void theIndexesOfTheTableAreThoseThatItsEntitiesWrite() {
        Compile compile = Compile.of(IMPORTS + """
                @Table(entities = {Shop.Cart.class, Shop.Order.class})
                interface Shop {
                    @Entity @Key(pk = "CART#{id}", sk = "CART")
                    @Gsi(index = 3, name = "byCity", pk = "CITY#{city}", sk = "CART#{id}")
                    record Cart(String id, String city) {}
                    @Entity @Key(pk = "ORDER#{id}", sk = "ORDER")
                    @Gsi(index = 13, name = "byCity", pk = "CITY#{city}", sk = "ORDER#{id}")
                    record Order(String id, String city) {}
                }
                """);

        assertThat(compile.messages()).isEmpty();
        assertThat(compile.resource("META-INF/keywright/data.Shop/create-table.json"))
                .contains("\"GSI3PK\"", "\"GSI3SK\"", "\"GSI13PK\"", "\"GSI13SK\"");
    }

    @Test
    @DisplayName("B38, B39: whatever a key is made of, its attribute is a text; what has no text is refused")
    void keysAreTexts() {
        String design = """
                @Table(entities = Shop.Mail.class)
                interface Shop {
                    @Entity @Key(pk = "MAIL#{id}", sk = "MAIL")
                    @Gsi(index = 1, name = "bySize", pk = "OWNER#{owner}", sk = "{%s}")
                    record Mail(long id, String owner, boolean sent, List<String> to, Map<String, String> heads) {}
                }
                """;
        Compile compile = Compile.of(IMPORTS + design.formatted("sent"));

        assertThat(compile.messages()).isEmpty();
        assertThat(compile.resource("META-INF/keywright/data.Shop/create-table.json"))
                .contains("\"AttributeType\": \"S\"")
                .doesNotContain("\"AttributeType\": \"N\"", "\"AttributeType\": \"B\"");
        assertThat(told(design.formatted("to"))).containsExactly("NotAComponent");
        assertThat(told(design.formatted("heads"))).containsExactly("NotAComponent");
    }

    @Test
    @DisplayName("B40: every wrong declaration is told in one run, at its place, and by its own rule")
    void everyWrongDeclarationIsTold() {
        assertThat(told("""
                @Table(entities = {Shop.Cart.class, Shop.Order.class, Shop.Mail.class},
                    indexes = {@Index(number = 1, name = "one"), @Index(number = 2, name = "one"), @Index(number = 7)})
                interface Shop {
                    @Entity @Key(pk = "CART#{missing}", sk = "CART#{}")
                    @Gsi(index = 1, name = "byCity", pk = "CITY#{city}", sk = "{id}")
                    record Cart(String id, String city) {}
                    @Entity @Key(pk = "ORDER#{unclosed", sk = "ORDER")
                    @Gsi(index = 2, name = "byCity", pk = "CITY#{city}", sk = "{id}")
                    record Order(String id, String city) {}
                    @Entity @Key(pk = "", sk = "MAIL#{id}")
                    record Mail(String id) {}
                }
                """))
                .containsExactlyInAnyOrder(
                        "DuplicateIndexName",
                        "MalformedIndex",
                        "UnknownPlaceholder",
                        "UnknownPlaceholder",
                        "MalformedTemplate",
                        "MalformedTemplate",
                        "MalformedTemplate");
    }

    @Test
    @DisplayName("B45: an entity has one key, and none is no scan")
    void anEntityHasOneKey() {
        String design = """
                @Table(entities = Shop.Cart.class)
                interface Shop {
                    @Entity %s
                    record Cart(String id) {}
                }
                """;
        assertThat(told(design.formatted(""))).containsExactly("MissingKey");
        assertThat(errors(IMPORTS + design.formatted("@Key(pk = \"{id}\") @Key(pk = \"C#{id}\")")))
                .anyMatch(error -> error.contains("Key is not a repeatable annotation"));
    }

    @Test
    @DisplayName("B97: two nested entities of one simple name have classes of their own")
    void nestedEntitiesOfOneNameHaveClassesOfTheirOwn() {
        Compile compile = Compile.of(IMPORTS + """
                @Table(entities = {Shop.Cart.Line.class, Shop.Order.Line.class})
                interface Shop {
                    interface Cart {
                        @Entity(type = "CartLine") @Key(pk = "CART#{id}") record Line(String id) {}
                    }
                    interface Order {
                        @Entity(type = "OrderLine") @Key(pk = "ORDER#{id}") record Line(String id) {}
                    }
                }
                """);

        assertThat(compile.messages()).isEmpty();
        assertThat(compile.sources())
                .filteredOn(name -> name.endsWith("Mapper.java"))
                .hasSize(2);
    }

    @Test
    @DisplayName("B98: a property's type may have the simple name of its entity")
    void aTypeMayHaveTheNameOfItsEntity() {
        assertThat(Compile.of(IMPORTS + """
                                @Table(entities = User.class)
                                interface Shop {}
                                """, IMPORTS + """
                                @Entity @Key(pk = "USER#{id}")
                                record User(String id, Other.User parent, List<Other.User> others) {}
                                """, IMPORTS + """
                                interface Other {
                                    @Document record User(String name) {}
                                }
                                """).messages())
                .isEmpty();
    }

    @Test
    @DisplayName("B99: a table in the unnamed package")
    void aTableInTheUnnamedPackage() {
        Compile compile = Compile.of("""
                import io.keywright.annotation.*;
                @Table(entities = Shop.Cart.class)
                interface Shop {
                    @Entity @Key(pk = "CART#{id}") record Cart(String id) {}
                }
                """);

        assertThat(compile.messages()).isEmpty();
        assertThat(compile.resource("META-INF/keywright/Shop/create-table.json"))
                .contains("\"PK\"");
    }

    @Test
    @DisplayName("B106: what is wrong with an inherited member of a library is told at the entity, with its name")
    void anInheritedMemberOfALibraryIsToldAtTheEntity() {
        assertThat(Compile.of(IMPORTS + """
                @Table(entities = Shop.Cart.class)
                interface Shop {
                    @Entity @Key(pk = "CART#{id}")
                    class Cart extends java.util.concurrent.ForkJoinWorkerThread {
                        Cart() { super(null); }
                        public String getId() { return ""; }
                        public void setId(String id) {}
                    }
                }
                """).messages())
                .isNotEmpty()
                .allSatisfy(message -> assertThat(message).startsWith("Shop.java:"))
                .anySatisfy(message -> assertThat(message).contains("The property pool of data.Shop.Cart cannot"));
    }

    @Test
    @DisplayName("B115: no newer source version is warned of")
    void everySourceVersionIsSupported() {
        assertThat(List.of(
                        new KeywrightProcessor().getSupportedSourceVersion(),
                        new TableIndexProcessor().getSupportedSourceVersion()))
                .containsOnly(SourceVersion.latest());
    }

    private static List<String> errors(String... sources) {
        return Compile.of(sources).texts(Diagnostic.Kind.ERROR);
    }

    private static List<String> told(String source) {
        return Compile.of(IMPORTS + source).messages().stream()
                .map(message -> TAG.matcher(message).replaceFirst("$1"))
                .toList();
    }
}
