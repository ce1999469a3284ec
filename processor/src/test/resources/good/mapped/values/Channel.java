package values;

import io.keywright.annotation.Stored;

public enum Channel {
    @Stored(value = "web", formerly = {"WWW", "SITE"})
    WEB,
    @Stored(value = "?", fallback = true)
    OTHER
}
