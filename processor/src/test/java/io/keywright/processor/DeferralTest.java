package io.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Test;

class DeferralTest {

    private static final String TABLE = """
            package data;
            import io.keywright.annotation.*;
            @Table(entities = {shop.Order.class, shop.Customer.class})
            public interface Shop {}
            """;

    private static final String CUSTOMER = """
            package shop;
            import io.keywright.annotation.*;
            @Entity
            @Key(pk = "CUSTOMER#{id}", sk = "CUSTOMER")
            public record Customer(String id) {}
            """;

    private static final String ORDER = """
            package shop;
            import io.keywright.annotation.*;
            @Entity
            @Key(pk = "ORDER#{id}", sk = "ORDER")
            public record Order(String id, Address address) {}
            """;

    private static final String ADDRESS = """
            package shop;
            @io.keywright.annotation.Document
            public record Address(String street, Country country) {}
            """;

    private static final String COUNTRY = "package shop; public enum Country { NL, DE }";

    @Test
    void anEntityWaitsForTypesGeneratedTwoRoundsDeep() {
        Generating generating = new Generating("shop.Address", ADDRESS, "shop.Country", COUNTRY);
        Compile compile = Compile.with(
                List.of(generating),
                List.of(),
                TABLE,
                CUSTOMER,
                ORDER,
                "package user; class Uses { data.OrderKeys keys; }");

        assertThat(compile.messages()).isEmpty();
        assertThat(generating.arrivals())
                .as("what was there at the start of each round")
                .containsExactly(
                        "[Customer, Order, Shop, Uses]",
                        "[Address, CustomerAttributes, CustomerKeys, CustomerMapper, CustomerRepository,"
                                + " CustomerUpdate]",
                        "[Country]",
                        "[OrderAttributes, OrderKeys, OrderMapper, OrderRepository, OrderUpdate, ShopBatch,"
                                + " ShopChanges, ShopDescriptor, ShopOperations, ShopTable, ShopTransaction,"
                                + " Shop_AddressAttributes, Shop_AddressMapper, Shop_AddressUpdate]",
                        "[]");
    }

    @Test
    void anEntityThatIsItselfGeneratedIsWaitedFor() {
        Compile compile = Compile.with(
                List.of(new Generating("shop.Order", ORDER.replace(", Address address", ""))),
                List.of(),
                TABLE,
                CUSTOMER);

        assertThat(compile.messages()).isEmpty();
        assertThat(compile.sources()).contains("OrderKeys.java", "CustomerKeys.java", "ShopTable.java");
    }

    @Test
    void aTypeThatNeverComesIsTheCompilersToReportAndTheRestIsWritten() {
        Compile compile = Compile.of(TABLE, CUSTOMER, ORDER, uses("CustomerRepository"), uses("OrderRepository"));

        assertThat(compile.messages())
                .containsExactlyInAnyOrder(
                        "Order.java:5:32 ERROR cannot find symbol",
                        "UsesOrderRepository.java:1:43 ERROR cannot find symbol");
    }

    @Test
    void aTableWhoseLiteralNeverComesStandsBesideOneThatIsFine() {
        Compile compile = Compile.of(
                TABLE.replace("Order", "Missing"),
                CUSTOMER,
                """
                package other;
                import io.keywright.annotation.*;
                @Table(entities = shop.Customer.class)
                public interface Fine {}
                """,
                uses("ShopTable"),
                uses("FineTable").replace("data", "other"));

        assertThat(compile.messages())
                .containsExactlyInAnyOrder(
                        "UsesShopTable.java:1:37 ERROR cannot find symbol", "Shop.java:3:24 ERROR cannot find symbol");
    }

    @Test
    void problemsWaitUntilNothingIsDeferredSinceAnErrorEndsTheRounds() {
        Compile compile = Compile.with(
                List.of(new Generating("shop.Address", ADDRESS, "shop.Country", COUNTRY)),
                List.of(),
                TABLE,
                CUSTOMER.replace("{id}", "{ID}"),
                ORDER,
                uses("OrderRepository"),
                uses("CustomerRepository"),
                uses("ShopTable"));

        assertThat(compile.messages())
                .singleElement()
                .asString()
                .startsWith("Customer.java:4:11 ERROR [UnknownPlaceholder] {ID} in pk of @Key on shop.Customer");
    }

    private static String uses(String generated) {
        return "package data; class Uses" + generated + " { " + generated + " it; }";
    }

    /** Generates one type in each round, as a processor does whose output leads to further output. */
    @SupportedAnnotationTypes("*")
    private static final class Generating extends AbstractProcessor {

        private final Deque<String> next = new ArrayDeque<>();
        private final List<String> arrivals = new ArrayList<>();

        Generating(String... namesAndSources) {
            next.addAll(List.of(namesAndSources));
        }

        List<String> arrivals() {
            return arrivals;
        }

        @Override
        public SourceVersion getSupportedSourceVersion() {
            return SourceVersion.latest();
        }

        @Override
        public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
            arrivals.add(round.getRootElements().stream()
                    .map(Element::getSimpleName)
                    .map(Object::toString)
                    .sorted()
                    .toList()
                    .toString());
            if (!next.isEmpty()) {
                try (Writer writer =
                        processingEnv.getFiler().createSourceFile(next.remove()).openWriter()) {
                    writer.write(next.remove());
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
            return false;
        }
    }
}
