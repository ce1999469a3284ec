package clash;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import org.jspecify.annotations.Nullable;

/** Queries and properties called like members of the runtime and of every object. */
@Entity
@Key(pk = "ITEM#{item}", sk = "ITEM#{limit}#{page}#{within}#{to}", name = "string")
@Gsi(index = 1, name = "hash", pk = "{hash}", sk = "{type}#{start}")
@Gsi(index = 2, name = "primary", pk = "{limit}#{primary}", sk = "{default_}#{component}")
public record Item(
        java.lang.String item,
        java.lang.String limit,
        java.lang.String page,
        java.lang.String within,
        java.lang.String to,
        java.lang.@Nullable String hash,
        Kind type,
        java.lang.String start,
        java.lang.String primary,
        java.lang.String default_,
        java.lang.String component,
        Kind instance) {

    public enum Kind {
        ONE,
        TWO
    }
}
