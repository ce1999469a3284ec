package io.keywright.testing.wirecases;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** What every program uses: tables, items, queries, batches, and that they answer what is documented. */
@Tag("core")
class CoreTierTest {

    @TestFactory
    Stream<DynamicNode> cases() {
        return Tier.named("core").tests();
    }
}
