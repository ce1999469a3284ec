package io.keywright.testing.wirecases;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** The rest of the service: transactions, streams, expiry, tags, backups and other settings. */
@Tag("complete")
class CompleteTierTest {

    @TestFactory
    Stream<DynamicNode> cases() {
        return Tier.named("complete").tests();
    }
}
