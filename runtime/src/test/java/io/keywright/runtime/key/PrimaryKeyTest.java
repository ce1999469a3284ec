package io.keywright.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.error.InvalidKeyException;
import org.junit.jupiter.api.Test;

class PrimaryKeyTest {

    private static final String EMOJI = "\uD83D\uDE00";

    @Test
    void takesKeysUpToTheLimitsInBytes() {
        PrimaryKey<Order> key = PrimaryKey.of(Order.class, EMOJI.repeat(512), "ü".repeat(512));

        assertThat(key.partition()).hasSize(1024);
        assertThat(key.sort()).hasSize(512);
    }

    @Test
    void refusesAPartitionKeyOfMoreThan2048Bytes() {
        assertThatThrownBy(() -> PrimaryKey.of(Order.class, EMOJI.repeat(512) + "a"))
                .isInstanceOf(InvalidKeyException.class)
                .hasMessage(
                        "The partition key of PrimaryKeyTest.Order has 2049 bytes, and DynamoDB takes at most 2048.");
        assertThatThrownBy(() -> IndexKey.of(String.class, "a".repeat(2049))).isInstanceOf(InvalidKeyException.class);
        assertThatThrownBy(() -> IndexKey.of(Order.class, "a".repeat(2049)))
                .hasMessageStartingWith("The partition key of PrimaryKeyTest.Order ");
    }

    @Test
    void refusesASortKeyOfMoreThan1024Bytes() {
        assertThatThrownBy(() -> PrimaryKey.of(Order.class, "a", "ü".repeat(512) + "a"))
                .isInstanceOf(InvalidKeyException.class)
                .hasMessage("The sort key of PrimaryKeyTest.Order has 1025 bytes, and DynamoDB takes at most 1024.");
        assertThatThrownBy(() -> IndexKey.of(String.class, "a", "a".repeat(1025)))
                .isInstanceOf(InvalidKeyException.class);
        assertThatThrownBy(() -> IndexKey.of(Order.class, "a", "a".repeat(1025)))
                .hasMessageStartingWith("The sort key of PrimaryKeyTest.Order ");
    }

    @Test
    void refusesEmptyText() {
        assertThatThrownBy(() -> PrimaryKey.of(Order.class, ""))
                .hasMessage("The partition key of PrimaryKeyTest.Order is empty.");
        assertThatThrownBy(() -> PrimaryKey.of(Order.class, "a", ""))
                .hasMessage("The sort key of PrimaryKeyTest.Order is empty.");
    }

    @Test
    void refusesMalformedTextOfAnyLength() {
        for (String half : new String[] {"\uD83D", "\uDE00", "a\uD83D", "\uDE00\uD83D", "a".repeat(400) + "\uDE00b"}) {
            assertThatThrownBy(() -> PrimaryKey.of(Order.class, half))
                    .hasMessage("The partition key of PrimaryKeyTest.Order holds half of a surrogate pair.");
            assertThatThrownBy(() -> PrimaryKey.of(Order.class, "a", half))
                    .hasMessage("The sort key of PrimaryKeyTest.Order holds half of a surrogate pair.");
            assertThatThrownBy(() -> IndexKey.of(Order.class, half)).isInstanceOf(InvalidKeyException.class);
            assertThatThrownBy(() -> IndexKey.of(Order.class, "a", half)).isInstanceOf(InvalidKeyException.class);
        }
        assertThatThrownBy(() -> IndexKey.of(String.class, "a", "a".repeat(400) + "\uD83D"))
                .hasMessage("The sort key of String holds half of a surrogate pair.");
    }

    @Test
    void equalsAKeyOfTheSameEntityAndText() {
        PrimaryKey<Order> key = PrimaryKey.of(Order.class, "a", "b");

        assertThat(key)
                .isEqualTo(PrimaryKey.of(Order.class, "a", "b"))
                .hasSameHashCodeAs(PrimaryKey.of(Order.class, "a", "b"))
                .isNotEqualTo(PrimaryKey.of(Order.class, "a", "c"))
                .isNotEqualTo(PrimaryKey.of(Order.class, "a"))
                .isNotEqualTo(PrimaryKey.of(String.class, "a", "b"))
                .hasToString("a / b");
        assertThat(IndexKey.of(String.class, "a", "b"))
                .isEqualTo(IndexKey.of(String.class, "a", "b"))
                .hasSameHashCodeAs(IndexKey.of(String.class, "a", "b"))
                .isNotEqualTo(IndexKey.of(String.class, "a"))
                .hasToString("a / b");
    }

    private static final class Order {}
}
