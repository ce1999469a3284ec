package io.keywright.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PartitionsTest {

    @Test
    void thereIsOnePartitionForEachShard() {
        assertThat(Partitions.of("STATUS#OPEN#").thenShards(4).texts())
                .containsExactly("STATUS#OPEN#0", "STATUS#OPEN#1", "STATUS#OPEN#2", "STATUS#OPEN#3");
        assertThat(Partitions.of("S#").thenShards(11).then("#X").texts())
                .startsWith("S#00#X", "S#01#X")
                .endsWith("S#10#X")
                .hasSize(11);
        assertThat(Partitions.of("").thenShards(100).texts()).startsWith("00").endsWith("99");
    }

    @Test
    void twoShardsMultiply() {
        assertThat(Partitions.of("A#").thenShards(2).then("#").thenShards(2).texts())
                .containsExactly("A#0#0", "A#0#1", "A#1#0", "A#1#1");
    }

    @Test
    void formerLayoutIsReadToo() {
        assertThat(Partitions.of("A#").thenShards(4, 2).texts()).containsExactly("A#0", "A#1", "A#2", "A#3");
        assertThat(Partitions.of("A#").thenShards(12, 2).texts()).hasSize(14).contains("A#00", "A#11", "A#0", "A#1");
        assertThat(Partitions.of("A#").thenEither("5", "1").texts()).containsExactly("A#5", "A#1");
        assertThat(Partitions.of("A#").thenEither("1", "1").texts()).containsExactly("A#1");
    }
}
