package old;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import org.jspecify.annotations.Nullable;

/** All of it is deprecated, some of it for removal: who generates code for it has not chosen to use it. */
@Deprecated
@SuppressWarnings("removal")
@Entity
@Key(pk = "OLD#{id}", sk = "{kind}#{place.city}", name = "ofId")
@Gsi(index = 1, name = "byKind", pk = "KIND#{id}#{kind}", sk = "{previous}")
public record Old(
        @Deprecated String id, Kind kind, @Deprecated(forRemoval = true) @Nullable String previous, Place place) {

    @Deprecated
    public enum Kind {
        ONE,
        @Deprecated(forRemoval = true)
        TWO
    }
}
