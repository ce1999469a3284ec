package io.keywright.processor.promises;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.runtime.key.Partitions;
import io.keywright.schema.Formats;
import io.keywright.schema.KeyFormat.Shard;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/**
 * The rules know the texts of shards from the schema, queries from the runtime, which loads nothing of the schema. Both
 * are the same.
 */
class ShardTextsTest {

    @Test
    void theShardsThatAQueryReadsAreThoseThatTheRulesKnow() {
        for (int count = 1; count <= Formats.MAX_SHARDS; count++) {
            assertThat(Partitions.of("").thenShards(count).texts())
                    .hasSize(count)
                    .isEqualTo(new Shard(count, OptionalInt.empty()).texts());
        }
    }

    @Test
    void soAreThoseOfAFormerNumber() {
        for (int count = 1; count <= Formats.MAX_SHARDS; count++) {
            for (int formerly = 1; formerly <= Formats.MAX_SHARDS; formerly++) {
                assertThat(Partitions.of("").thenShards(count, formerly).texts())
                        .as("shard(%d, formerly = %d)", count, formerly)
                        .isEqualTo(new Shard(count, OptionalInt.of(formerly)).texts());
            }
        }
    }
}
