package values;

import io.keywright.annotation.Stored;

public enum Status {
    @Stored("o")
    OPEN,
    @Stored("c")
    CLOSED,
    PENDING,
    @Stored(fallback = true)
    UNKNOWN
}
