package io.keywright.processor.check;

import static io.keywright.processor.check.Designs.DAINTREE;
import static io.keywright.processor.check.Designs.entity;
import static io.keywright.processor.check.Designs.property;
import static io.keywright.processor.check.Designs.table;
import static io.keywright.processor.check.Designs.text;
import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.schema.ScalarKind;
import java.util.List;
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
    void whatHasAFaultIsToldElsewhere() {
        assertThat(check("P", "x".repeat(2000) + "{id")).isEmpty();
    }
}
