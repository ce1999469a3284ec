package io.keywright.processor.good;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.processor.KeywrightProcessor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A design that breaks a rule gives one error, though the program that uses it is compiled to the end: the stubs have
 * whatever that program calls.
 */
class StubTest {

    private static final String IMPORTS = """
            import io.keywright.annotation.*;
            import io.keywright.runtime.item.AttributeReference;
            import io.keywright.runtime.key.*;
            import java.time.*;
            import java.util.*;
            """;

    private static final String USE = """
            final class Program {
                Optional<Order> use(ShopTable shop, Order order, Instant time) {
                    PrimaryKey<Order> key = OrderKeys.primary("c-1", "o-1");
                    IndexKey inIndex = OrderKeys.byPlace("Rome", time, 1L);
                    AttributeReference<Order, String> reference = OrderAttributes.CUSTOMER_ID;
                    String type = OrderMapper.INSTANCE.type();
                    shop.order().create(order);
                    shop.order().prepareDelete("c-1", "o-1").toRequest();
                    List<Order> orders = shop.order().ofCustomer("c-1").orderIdStartingWith("o").limit(3).list();
                    shop.order().ofCustomer("c-1").consistent().orderIdBetween("a", "b").stream();
                    shop.order().byPlace("Rome").placedAt(time).numberFrom(1L).first();
                    shop.order().byPlace("Rome").placedAtBefore(time).page();
                    shop.customerItem("c-1").list();
                    return shop.order().get("c-1", "o-1");
                }
            }
            """;

    @TempDir
    private Path folder = Path.of("");

    @Test
    void aSoundDesignCompilesWithTheProgram() throws IOException {
        assertThat(compile(design("", "{customerId}", "{placedAt:seconds}#{number:4}", "")))
                .isEmpty();
    }

    @Test
    void aMisspeltPlaceholderIsTheOnlyErrorSinceItTakesTheTypeOfTheNearestProperty() throws IOException {
        assertThat(compile(design("", "{custmerId}", "{placedAt:seconds}#{number:4}", "")))
                .singleElement()
                .asString()
                .contains("[UnknownPlaceholder]");
    }

    @Test
    void aMisspeltComponentOfASortKeyKeepsItsConditions() throws IOException {
        assertThat(compile(design("", "{customerId}", "{plcedAt:seconds}#{nmber:4}", "")))
                .allSatisfy(message -> assertThat(message).contains("[UnknownPlaceholder]"))
                .hasSize(2);
    }

    @Test
    void aBrokenBraceIsTheOnlyError() throws IOException {
        assertThat(compile(design("", "{customerId", "{placedAt:seconds}#{number:4}", "")))
                .allSatisfy(message -> assertThat(message).contains("[MalformedTemplate]"));
    }

    @Test
    void anUnknownFormatIsTheOnlyError() throws IOException {
        assertThat(compile(design("", "{customerId}", "{placedAt:fortnight}#{number:4}", "")))
                .singleElement()
                .asString()
                .contains("[UnknownFormat]");
    }

    @Test
    void aBrokenShardIsTheOnlyErrorAndTheQueryDoesWithoutItsProperty() throws IOException {
        assertThat(compile(sharded("shard(400)"))).singleElement().asString().contains("[UnknownFormat]");
    }

    @Test
    void aShardThatMayNotStandThereIsTheOnlyError() throws IOException {
        assertThat(compile(sharded("shard(8, formerly = 4)")))
                .singleElement()
                .asString()
                .contains("[UnfittingFormat]");
    }

    private static String sharded(String format) {
        return IMPORTS + """
                @Table(entities = Order.class)
                interface Shop {}
                @Entity
                @Key(pk = "{city}#{number:%s}", sk = "{number:8}", name = "ofCity")
                record Order(String city, long number) {}
                final class Program {
                    Optional<Order> use(ShopTable shop) {
                        shop.order().ofCity("Rome").numberFrom(3).list();
                        shop.order().ofCity("Rome", 7).toRequests();
                        return shop.order().get("Rome", 7);
                    }
                }
                """.formatted(format);
    }

    @Test
    void aSharedAttributeIsTheOnlyError() throws IOException {
        String index = ", indexes = @Index(number = 1, sortKey = \"SK\")";
        assertThat(compile(design("", "{customerId}", "{placedAt:seconds}#{number:4}", index)))
                .singleElement()
                .asString()
                .contains("[SharedAttribute]");
    }

    @Test
    void anUnmappablePropertyIsTheOnlyError() throws IOException {
        assertThat(compile(design(", Thread worker", "{customerId}", "{placedAt:seconds}#{number:4}", "")))
                .singleElement()
                .asString()
                .contains("[Unmappable]");
    }

    @Test
    void anUnmappablePropertyOfADocumentIsTheOnlyError() throws IOException {
        assertThat(compile(design(", Note note", "{customerId}", "{placedAt:seconds}#{number:4}", "")))
                .singleElement()
                .asString()
                .contains("[Unmappable]");
    }

    private static String design(String property, String customer, String place, String table) {
        return IMPORTS + """
                @Table(entities = Order.class, collections = CustomerItem.class%s)
                interface Shop {}
                @ItemCollection
                sealed interface CustomerItem permits Order {}
                @Document record Note(String text, Thread worker) {}
                @Entity
                @Key(pk = "CUSTOMER#%s", sk = "ORDER#{orderId}", name = "ofCustomer")
                @Gsi(index = 1, name = "byPlace", pk = "PLACE#{city}", sk = "AT#%s")
                record Order(String customerId, String orderId, String city, Instant placedAt, long number%s)
                        implements CustomerItem {}
                """.formatted(table, customer, place, property) + USE;
    }

    private List<String> compile(String source) throws IOException {
        Path file = Files.writeString(folder.resolve("Shop.java"), source);
        return Build.in(folder)
                .compile(List.of(file), List.of(), List.of(new KeywrightProcessor()), "-XDshould-stop.ifError=FLOW");
    }
}
