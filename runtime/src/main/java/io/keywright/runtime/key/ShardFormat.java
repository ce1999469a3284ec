package io.keywright.runtime.key;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;

/** Which of a few shards a value falls into: the CRC-32 of its text's UTF-8 modulo their number. */
final class ShardFormat<T> extends KeyFormat<T> {

    private static final int MOST = 100;

    private final int count;
    private final KeyFormat<T> canonical;

    ShardFormat(int count, KeyFormat<T> canonical) {
        this.count = requireCount(count);
        this.canonical = canonical;
    }

    static <T> KeyFormat<T> of(int count, KeyFormat<T> canonical) {
        return new ShardFormat<>(count, canonical);
    }

    @Override
    String text(T value) throws RefusedValueException {
        CRC32 checksum = new CRC32();
        checksum.update(canonical.text(value).getBytes(StandardCharsets.UTF_8));
        return text((int) (checksum.getValue() % count), count);
    }

    /** The texts of all shards, in rising order. */
    static List<String> texts(int count) {
        List<String> texts = new ArrayList<>(requireCount(count));
        for (int shard = 0; shard < count; shard++) {
            texts.add(text(shard, count));
        }
        return texts;
    }

    private static String text(int shard, int count) {
        // With a hundred shards at most, there are one or two digits.
        return (count > 10 && shard < 10 ? "0" : "").concat(Integer.toString(shard));
    }

    private static int requireCount(int count) {
        if (count < 1 || count > MOST) {
            throw new IllegalArgumentException("a number of shards lies between 1 and " + MOST);
        }
        return count;
    }
}
