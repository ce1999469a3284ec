package io.keywright.runtime.error;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Exceptions that know values and keys, and keep them to their accessors. */
class MessagesTest {

    private static final ItemKey HIDDEN = ItemKey.of("P#s3cret", "S#s3cret", false);
    private static final ItemKey SHOWN = ItemKey.of("P#s3cret", "S#s3cret", true);

    static Stream<ItemException> hiding() {
        return about(HIDDEN).stream();
    }

    static Stream<ItemException> showing() {
        return about(SHOWN).stream();
    }

    private static List<ItemException> about(ItemKey key) {
        return List.of(
                new ConditionFailedException("Order", key, null),
                new ItemAlreadyExistsException("Order", key, null, null),
                new ItemNotFoundException("Order", key, null),
                new ItemCollectionTooLargeException("Order", key, null),
                ItemTooLargeException.beforeSending("Order", key, 500_000),
                ItemTooLargeException.refused("Order", key, new IllegalStateException()),
                new MissingTypeException("Type", key),
                new UnexpectedTypeException("Order", "O", "s3cret", key),
                new UnmappableItemException(
                        "Order", key, ItemPath.NONE.inProperty("price", "p"), "a number (N)", "nothing", null, null));
    }

    @ParameterizedTest
    @MethodSource("hiding")
    void keysAreInAccessorsAndNotInMessages(ItemException failure) {
        assertThat(failure).hasMessageNotContaining("s3cret");
        assertThat(failure.partition()).isEqualTo("P#s3cret");
        assertThat(failure.sort()).isEqualTo("S#s3cret");
    }

    @ParameterizedTest
    @MethodSource("showing")
    void aSettingAddsKeysToMessages(ItemException failure) {
        assertThat(failure).hasMessageEndingWith(" Key: P#s3cret / S#s3cret");
    }
}
