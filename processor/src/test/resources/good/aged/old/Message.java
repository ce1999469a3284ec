package old;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import org.jspecify.annotations.NullMarked;

/** Properties called like the variables of what is generated. */
@NullMarked
@Entity
@Key(pk = "BOX#{insert}#{key}", sk = "{read}#{table}#{attributes}")
@Gsi(index = 1, name = "byTopic", pk = "{topic}#{table}#{insert}", sk = "{read}#{key}#{attributes}#{rank:4}")
public record Message(
        String insert, String key, boolean read, String table, String attributes, String topic, int rank) {}
