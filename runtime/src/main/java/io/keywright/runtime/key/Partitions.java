package io.keywright.runtime.key;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The partitions that a query reads whose template has a {@code shard} placeholder: one for each shard. Immutable; each
 * method gives new ones.
 */
public final class Partitions {

    private final List<String> texts;

    private Partitions(List<String> texts) {
        this.texts = List.copyOf(texts);
    }

    /** One partition, as far as it is known. */
    public static Partitions of(String start) {
        return new Partitions(List.of(start));
    }

    /** The same with more behind them. */
    public Partitions then(String text) {
        return thenEach(List.of(text));
    }

    /** Each of these with each of the shards behind it. */
    public Partitions thenShards(int count) {
        return thenEach(ShardFormat.texts(count));
    }

    /** Each of these with each of the shards behind it, of the present layout and of the former one. */
    public Partitions thenShards(int count, int formerly) {
        Set<String> both = new LinkedHashSet<>(ShardFormat.texts(count));
        both.addAll(ShardFormat.texts(formerly));
        return thenEach(both);
    }

    /** The same with the shard of a value behind them, of the present layout and of the former one. */
    public Partitions thenEither(String shard, String former) {
        return thenEach(new LinkedHashSet<>(List.of(shard, former)));
    }

    /** The partition keys, each once. */
    public List<String> texts() {
        return texts;
    }

    private Partitions thenEach(Iterable<String> endings) {
        List<String> longer = new ArrayList<>();
        for (String text : texts) {
            for (String ending : endings) {
                longer.add(text.concat(ending));
            }
        }
        return new Partitions(longer);
    }
}
