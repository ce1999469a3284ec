package io.keywright.processor.check;

import static io.keywright.processor.check.Designs.DAINTREE;
import static io.keywright.processor.check.Designs.entity;
import static io.keywright.processor.check.Designs.property;
import static io.keywright.processor.check.Designs.table;
import static io.keywright.processor.check.Designs.text;
import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.schema.Property;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.ScalarKind;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class KeyLengthCheckTest {

    private static List<Problem> check(String pk, String sk) {
        return new KeyLengthCheck()
                .check(table(entity("Order")
                        .key("A", "B")
                        .gsi(1, "byX", pk, sk)
                        .of(text("id"), property("number", ScalarKind.INT), property("at", ScalarKind.INSTANT))));
    }

    @Test
    void aPartitionKeyHas2048BytesAndASortKey1024() {
        assertThat(check("x".repeat(2048), "x".repeat(1024))).isEmpty();
        assertThat(check("x".repeat(2049), "x".repeat(1025)))
                .satisfiesExactly(
                        partition -> {
                            assertThat(partition.message())
                                    .isEqualTo(
                                            "pk of @Gsi(index = 1) on com.daintree.shop.Order cannot give keys of more than 2,048 bytes,"
                                                    + " and gives none of less than 2,049: \"" + "x".repeat(40)
                                                    + "…\". Write shorter literals.");
                            assertThat(partition.at())
                                    .isEqualTo(Locator.ofAnnotation(DAINTREE, Designs.type("Order"), "Gsi", 1, "pk"));
                        },
                        sort -> assertThat(sort.message()).contains("1,024 bytes", "1,025"));
    }

    @Test
    void bytesOfUtf8Count() {
        assertThat(check("P", "é".repeat(512))).isEmpty();
        assertThat(check("P", "é".repeat(512) + "x")).hasSize(1);
        assertThat(check("P", "\uD83D\uDE00".repeat(257))).hasSize(1);
    }

    @Test
    void aPlaceholderCountsAsItsShortestText() {
        assertThat(check("P", "x".repeat(1023) + "{id}")).isEmpty();
        assertThat(check("P", "x".repeat(1024) + "{id}")).hasSize(1);
        assertThat(check("P", "x".repeat(1016) + "{number:8}")).isEmpty();
        assertThat(check("P", "x".repeat(1017) + "{number:8}")).hasSize(1);
        assertThat(check("P", "x".repeat(1004) + "{at:seconds}")).isEmpty();
        assertThat(check("P", "x".repeat(1005) + "{at:seconds}")).hasSize(1);
    }

    @Test
    void placeholdersFitIntoTheParametersOfAMethod() {
        assertThat(many(250, ScalarKind.INT)).isEmpty();
        assertThat(many(125, ScalarKind.LONG)).isEmpty();
        assertThat(many(251, ScalarKind.INT))
                .singleElement()
                .satisfies(problem -> assertThat(problem.message())
                        .isEqualTo("@Gsi(index = 1) on com.daintree.shop.Order cannot have placeholders that take more"
                                + " than 250 places among the parameters of a method, where long and double take two:"
                                + " 251. Put what belongs together into one property."));
        assertThat(many(126, ScalarKind.LONG)).hasSize(1);
    }

    private static List<Problem> many(int count, ScalarKind kind) {
        Property[] properties = IntStream.range(0, count)
                .mapToObj(i -> property("p" + i, new Scalar(kind, true)))
                .toArray(Property[]::new);
        String pk = IntStream.range(0, count).mapToObj(i -> "{p" + i + "}").collect(Collectors.joining("#"));
        return new KeyLengthCheck()
                .check(table(
                        entity("Order").key("A", "B").gsi(1, "byX", pk, "S").of(properties)));
    }

    @Test
    void whatHasAFaultIsToldElsewhere() {
        assertThat(check("P", "x".repeat(2000) + "{id")).isEmpty();
    }
}
