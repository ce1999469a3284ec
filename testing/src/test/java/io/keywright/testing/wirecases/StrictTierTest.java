package io.keywright.testing.wirecases;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** The exact words of refusals, and which of several is told. */
@Tag("strict")
class StrictTierTest {

    @TestFactory
    Stream<DynamicNode> cases() {
        return Tier.named("strict").tests();
    }
}
